package com.github.copilot.tool.reflect;

import java.lang.annotation.Annotation;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Bean Validation's constraints and the checks that they consist of (R7.8), from the table that the processor's core
 * reads too: {@code constraints.txt}, which explains its columns. Constraints are found by name, so that this jar needs
 * neither of the two packages.
 */
final class ConstraintTable {
    /** The name of no check, but of a constraint that is not supported. */
    static final String REFUSED = "refused";

    private static final String BUILT_IN = ".validation.constraints.";

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

    /**
     * A check.
     */
    record CheckRow(String name, Map<String, String[]> keywords) {
        private static final List<String> TYPES = List.of("integer", "number", "string", "array", "object", "boolean");

        private static CheckRow of(String[] cells) {
            Map<String, String[]> keywords = new HashMap<>();
            for (int i = 0; i < TYPES.size(); i++) {
                String cell = cells[i + 2];
                if (!cell.equals("-")) {
                    keywords.put(TYPES.get(i), cell.equals("+") ? new String[0] : cell.split(","));
                }
            }
            return new CheckRow(cells[0].replaceFirst("\\(.*", ""), keywords);
        }
    }

    /**
     * A check that an annotation asks for.
     */
    record CheckCall(String check, List<Object> arguments) {
        /** Returns an argument as text; null if the check has no such argument. */
        String text(int position) {
            return position < arguments.size() ? String.valueOf(arguments.get(position)) : null;
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
    static boolean read(Annotation annotation, List<CheckCall> calls) {
        Class<?> type = annotation.annotationType();
        String name = type.getName();
        boolean isBuiltIn = name.startsWith("jakarta" + BUILT_IN) || name.startsWith("javax" + BUILT_IN);
        if (!isBuiltIn && !isComposed(type)) {
            return false;
        }
        Map<String, Object> values = values(annotation);
        if (values.get("groups") instanceof Object[] groups && groups.length > 0) {
            return false;
        }
        if (!isBuiltIn) {
            calls.add(new CheckCall(REFUSED, List.of("@" + TypeUse.name(type) + ", which consists of others,")));
            return false;
        }
        boolean excludesNull = false;
        if (type.getSimpleName().equals("List")) {
            for (Annotation each : (Annotation[]) values.get("value")) {
                excludesNull |= read(each, calls);
            }
            return excludesNull;
        }
        String[] cells = Table.CONSTRAINTS.get(type.getSimpleName());
        for (String each : cells == null || cells[2].equals("-") ? new String[0] : cells[2].split(" ")) {
            String[] parts = each.split("[(),]");
            List<Object> arguments = new ArrayList<>();
            for (int i = 1; i < parts.length; i++) {
                String member = parts[i].split("=")[0];
                Object value = values.getOrDefault(member, parts[i]);
                if (value instanceof Object[] flags && flags.length > 0) {
                    calls.add(new CheckCall(REFUSED, List.of("@" + type.getSimpleName() + " with flags")));
                }
                arguments.add(value instanceof Object[] ? 0 : value);
            }
            calls.add(new CheckCall(parts[0], arguments));
        }
        return cells != null && cells[1].equals("refused");
    }

    // Whether a type is a constraint with other constraints on it.
    private static boolean isComposed(Class<?> type) {
        boolean isConstraint = false;
        boolean hasParts = false;
        for (Annotation each : type.getAnnotations()) {
            Class<?> part = each.annotationType();
            isConstraint |= part.getName().endsWith(".validation.Constraint");
            for (Annotation inner : part.getAnnotations()) {
                hasParts |= inner.annotationType().getName().endsWith(".validation.Constraint");
            }
            // Several of one kind are in a list.
            hasParts |= part.getName().contains(BUILT_IN);
        }
        return isConstraint && hasParts;
    }

    // Returns the values of an annotation's members. Its type need not be public.
    private static Map<String, Object> values(Annotation annotation) {
        Map<String, Object> values = new HashMap<>();
        for (Method each : annotation.annotationType().getDeclaredMethods()) {
            try {
                values.put(each.getName(), each.trySetAccessible() ? each.invoke(annotation) : null);
            } catch (IllegalAccessException | InvocationTargetException unreadable) {
                throw new IllegalStateException(unreadable);
            }
        }
        return values;
    }
}
