package com.github.copilot.tool.reflect;

import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Bean Validation's constraints and the checks that they consist of (R7.8), from the table that the processor's core
 * reads too: {@code constraints.txt}, which explains its columns. Constraints are found by name, so that this jar needs
 * neither of the two packages.
 */
final class ConstraintTable {
    private ConstraintTable() {}

    /** The table, which is read when the first constraint is found. */
    private static final class Table {
        /** The cells of each constraint: its name, "refused" or "allowed" for null, its checks. */
        static final Map<String, String[]> CONSTRAINTS = new HashMap<>();

        static final List<CheckRow> CHECKS = new ArrayList<>();

        static {
            for (String row : Tables.rows("runtime/constraints.txt")) {
                if (row.charAt(0) == '@') {
                    String[] cells = row.substring(1).split(" +", 3);
                    CONSTRAINTS.put(cells[0], cells);
                } else {
                    CHECKS.add(CheckRow.of(row.split(" +", 9)));
                }
            }
        }
    }

    /** A check, with the keywords that show it for each type of JSON that it applies to. */
    record CheckRow(String name, Map<String, String[]> keywords) {
        private static final String[] TYPES = {"integer", "number", "string", "array", "object", "boolean"};

        private static CheckRow of(String[] cells) {
            Map<String, String[]> keywords = new HashMap<>();
            for (int i = 0; i < TYPES.length; i++) {
                String cell = cells[i + 2];
                if (!cell.equals("-")) {
                    keywords.put(TYPES[i], cell.equals("+") ? new String[0] : cell.split(","));
                }
            }
            return new CheckRow(cells[0].replaceFirst("\\(.*", ""), keywords);
        }
    }

    /** A check that an annotation asks for, with its arguments as text. */
    record CheckCall(String check, List<String> arguments) {
        /** Returns an argument; null if the check has no such argument. */
        String text(int position) {
            return position < arguments.size() ? arguments.get(position) : null;
        }

        /** Returns an argument that is a number. */
        int number(int position) {
            return Integer.parseInt(text(position));
        }
    }

    /** Returns all checks, in the order in which they are made. */
    static List<CheckRow> checks() {
        return Table.CHECKS;
    }

    /**
     * Adds the checks of an annotation.
     *
     * @return whether the annotation excludes null
     */
    static boolean read(Annotation annotation, Collection<CheckCall> calls) {
        Class<?> type = annotation.annotationType();
        boolean isBuiltIn = type.getName().matches("(jakarta|javax)\\.validation\\.constraints\\..*");
        boolean isConstraint = isBuiltIn
                || Arrays.stream(type.getAnnotations())
                        .anyMatch(each -> each.annotationType().getName().endsWith(".validation.Constraint"));
        if (!isConstraint || member(annotation, "groups") instanceof Object[] groups && groups.length > 0) {
            return false;
        }
        if (isBuiltIn && type.getSimpleName().equals("List")) {
            boolean excludesNull = false;
            for (Annotation each : (Annotation[]) member(annotation, "value")) {
                excludesNull |= read(each, calls);
            }
            return excludesNull;
        }
        refuseIf(!isBuiltIn, "@" + TypeUse.name(type));
        String[] cells = Table.CONSTRAINTS.getOrDefault(type.getSimpleName(), new String[] {"", "", "-"});
        for (String check : cells[2].equals("-") ? new String[0] : cells[2].split(" ")) {
            String[] parts = check.split("[(),]");
            List<String> arguments = new ArrayList<>();
            for (String part : Arrays.asList(parts).subList(1, parts.length)) {
                Object value = member(annotation, part.split("=")[0]);
                boolean isFlags = value instanceof Object[];
                refuseIf(isFlags && ((Object[]) value).length > 0, "@" + type.getSimpleName() + " with flags");
                arguments.add(isFlags ? "0" : value == null ? part : value.toString());
            }
            calls.add(new CheckCall(parts[0], arguments));
        }
        return cells[1].equals("refused");
    }

    private static void refuseIf(boolean condition, String constraint) {
        if (condition) {
            throw UnusableTool.refusal("The constraint " + constraint + " is not supported without a companion.");
        }
    }

    // Returns the value of an annotation's member, whose type need not be public; null if it has no such member.
    private static Object member(Annotation annotation, String name) {
        try {
            Method method = annotation.annotationType().getDeclaredMethod(name);
            return method.trySetAccessible() ? method.invoke(annotation) : null;
        } catch (NoSuchMethodException none) {
            return null;
        } catch (ReflectiveOperationException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }
}
