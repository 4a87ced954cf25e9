package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.ArgumentError;
import com.github.copilot.tool.runtime.Checks;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Whether null is accepted at one use of a type (R4.3), and Bean Validation's constraints (R7.8), as JSON Schema keywords
 * and as checks, by the table {@code constraints.txt}. Constraints are found by name, so that this jar needs neither of
 * the two packages.
 *
 * @param checks the checks with their arguments
 */
record Constraints(boolean nullable, boolean excludesNull, Map<String, List<String>> checks) {
    static final Constraints NONE = new Constraints(false, false, Map.of());
    static final Constraints NULLABLE = new Constraints(true, false, Map.of());

    private static final int LONGEST_PATTERN = 1_000;

    /**
     * A check of the value that came, which was read as a result: the value that the tool takes, or its JSON. The error
     * is null if there is none.
     */
    @FunctionalInterface
    interface Check {
        ArgumentError errorOf(ReflectedTool.Call call, Object value, Object result);
    }

    /** The table, which is read when the first constraint is found. */
    static final class Table {
        private static final List<String> TYPES = List.of("integer", "number", "string", "array", "object", "boolean");

        /** The rows of constraints, whose names begin with "@", and those of checks. */
        static final Map<String, String[]> ROWS = Tables.rows("runtime/constraints.txt", 8);

        // Returns the keywords that show a check for a type of JSON; null if it does not apply.
        private static String[] keywords(String check, String json) {
            String cell = json == null ? "-" : ROWS.get(check)[TYPES.indexOf(json) + 2];
            return cell.equals("-") ? null : cell.equals("+") ? new String[0] : cell.split(",");
        }
    }

    /** Returns both constraints together. Only sizes are combined: the compiler combines others, too. */
    Constraints and(Constraints other) {
        if (other == NONE) {
            return this;
        }
        Map<String, List<String>> all = new HashMap<>(checks);
        other.checks.forEach((check, arguments) -> {
            List<String> own = all.putIfAbsent(check, arguments);
            if (own != null && check.equals("size")) {
                int least = Math.max(number(arguments, 0, 0), number(own, 0, 0));
                int most = Math.min(number(arguments, 1, Integer.MAX_VALUE), number(own, 1, Integer.MAX_VALUE));
                all.put(check, List.of(String.valueOf(least), String.valueOf(most)));
            } else {
                refuseIf(own != null && !own.equals(arguments), "More than one constraint of the kind " + check);
            }
        });
        return new Constraints(nullable || other.nullable, excludesNull || other.excludesNull, all);
    }

    /** Returns the constraints of an annotation, if it has any. */
    static Constraints of(Annotation annotation) {
        Class<?> type = annotation.annotationType();
        if (type.getSimpleName().equals("Nullable")) {
            return NULLABLE;
        }
        boolean isBuiltIn = type.getName().matches("(jakarta|javax)\\.validation\\.constraints\\..*");
        boolean isConstraint = isBuiltIn
                || Arrays.stream(type.getAnnotations())
                        .anyMatch(each -> each.annotationType().getName().endsWith(".validation.Constraint"));
        if (!isConstraint || member(annotation, "groups") instanceof Object[] groups && groups.length > 0) {
            return NONE;
        }
        String[] cells = isBuiltIn ? Table.ROWS.get("@" + type.getSimpleName()) : null;
        refuseIf(cells == null || cells[2].startsWith("digits"), "The constraint @" + TypeUse.name(type));
        Map<String, List<String>> checks = new HashMap<>();
        for (String check : List.of(cells).subList(cells[2].equals("-") ? 3 : 2, cells.length)) {
            String[] parts = check.split("[(),]");
            List<String> arguments = new ArrayList<>();
            for (String part : Arrays.asList(parts).subList(1, parts.length)) {
                Object value = member(annotation, part.split("=")[0]);
                boolean isFlags = value instanceof Object[];
                refuseIf(isFlags && ((Object[]) value).length > 0, "The constraint @Pattern with flags");
                arguments.add(isFlags ? "0" : value == null ? part : value.toString());
            }
            // A pattern that equals its third argument is no check.
            if (arguments.size() < 3 || !arguments.get(0).equals(arguments.get(2))) {
                checks.put(parts[0], arguments);
            }
        }
        return new Constraints(checks.containsKey("absent"), cells[1].equals("refused"), checks);
    }

    private static int number(List<String> arguments, int position, int otherwise) {
        return position < arguments.size() ? Integer.parseInt(arguments.get(position)) : otherwise;
    }

    private static void refuseIf(boolean condition, String what) {
        UnusableTool.refuseIf(condition, what + " is not supported without a companion.");
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

    /** Returns the checks of a value that is not null, in the table's order, and shows them in the value's schema. */
    List<Check> apply(Shape shape, Map<String, Object> schema) {
        List<Check> made = new ArrayList<>();
        // A size of byte[] counts bytes, but minLength would count characters of the base64 text.
        Map<String, Object> shown = shape.raw == byte[].class ? new HashMap<>() : schema;
        // Keywords that other checks take precedence over.
        Map<String, Object> fixed = new LinkedHashMap<>();
        for (String check : Table.ROWS.keySet()) {
            String[] keywords = checks.containsKey(check) ? Table.keywords(check, shape.json) : null;
            if (keywords != null) {
                Stream.of(keywords)
                        .filter(each -> each.contains("="))
                        .map(each -> each.split("=", 2))
                        .forEach(each -> fixed.put(each[0], each[1].equals("{}") ? Map.of() : each[1]));
                made.add(check(check, checks.get(check), shape, keywords, shown));
            }
        }
        fixed.forEach(shown::putIfAbsent);
        return made;
    }

    // Returns a check, and shows it in the schema if its keywords have no fixed values.
    private static Check check(
            String check, List<String> arguments, Shape shape, String[] keywords, Map<String, Object> schema) {
        return switch (check) {
            case "minimum", "maximum" -> bound(check.equals("minimum"), arguments, shape.json, keywords, schema);
            case "size" -> size(arguments, shape, keywords, schema);
            case "pattern" -> {
                String expression = arguments.get(0);
                Pattern pattern = Checks.compiled(expression, 0);
                refuseIf(
                        pattern == null || !isPortableToEcma(pattern),
                        "The @Pattern \"" + expression + "\", which only the compiler translates for the schema,");
                schema.putIfAbsent(keywords[0], "^(?:" + expression + ")$");
                yield (call, value, result) -> call.requireMatch(value, pattern);
            }
            case "asserted" -> {
                int expected = number(arguments, 0, 0);
                schema.put(keywords[0], expected != 0);
                yield (call, value, result) -> Checks.asserted(value, expected);
            }
            case "moment" -> {
                int least = number(arguments, 0, 0);
                int most = number(arguments, 1, 0);
                // JSON is read for the check alone.
                yield (call, value, result) -> {
                    boolean isMade = shape.raw.isInstance(result);
                    return Checks.moment(value, isMade ? result : call.read(shape, value, false), least, most);
                };
            }
            case "notBlank" -> (call, value, result) -> Checks.notBlank(value);
            case "email" -> (call, value, result) -> Checks.email(value);
            case "absent" -> (call, value, result) -> Checks.absent(value);
            default -> throw new IllegalArgumentException(check);
        };
    }

    private static Check bound(
            boolean isLower, List<String> arguments, String json, String[] keywords, Map<String, Object> schema) {
        boolean isWhole = json.equals("integer");
        boolean isExclusive = arguments.contains("false");
        BigDecimal bound = bound(arguments.get(0));
        // An exclusive end of integers is the adjacent inclusive one.
        RoundingMode towards = isLower == isExclusive ? RoundingMode.FLOOR : RoundingMode.CEILING;
        BigDecimal next = BigDecimal.valueOf(!isExclusive ? 0 : isLower ? 1 : -1);
        BigDecimal end = isWhole ? bound.setScale(0, towards).add(next) : bound;
        schema.put(keywords[isExclusive && !isWhole ? 1 : 0], JsonText.number(end));
        if (isExclusive && !isWhole) {
            Check exclusive = (call, value, result) -> Checks.moreThan(value, end);
            return isLower ? exclusive : (call, value, result) -> Checks.lessThan(value, end);
        }
        Check inclusive = (call, value, result) -> Checks.atLeast(value, end);
        return isLower ? inclusive : (call, value, result) -> Checks.atMost(value, end);
    }

    private static BigDecimal bound(String text) {
        BigDecimal end = BigDecimal.ZERO;
        boolean isExact;
        try {
            end = new BigDecimal(text).stripTrailingZeros();
            boolean isLong = Math.abs((long) end.scale()) + end.precision() > JsonText.MOST_DIGITS;
            isExact = !isLong && !(JsonText.number(end) instanceof BigDecimal);
        } catch (NumberFormatException none) {
            isExact = false;
        }
        refuseIf(!isExact, "The bound " + text + ", which is not a number or has more digits than a double,");
        return end.scale() < 0 ? end.setScale(0) : end;
    }

    private static Check size(List<String> arguments, Shape shape, String[] keywords, Map<String, Object> schema) {
        int least = number(arguments, 0, 0);
        int most = number(arguments, 1, Integer.MAX_VALUE);
        schema.putAll(least > 0 ? Map.of(keywords[0], least) : Map.of());
        schema.putAll(most < Integer.MAX_VALUE ? Map.of(keywords[1], most) : Map.of());
        boolean isBytes = shape.raw == byte[].class;
        // A set keeps equal elements once, so it can have fewer elements than came.
        boolean isSet = Set.class.isAssignableFrom(shape.raw) && least > 1;
        return (call, value, result) -> {
            ArgumentError size = value instanceof Map
                    ? Checks.memberCount(value, least, most)
                    : isBytes ? Checks.byteCount(value, result, least, most) : Checks.textSize(value, least, most);
            ArgumentError count = ArgumentError.chained(size, Checks.elementCount(value, least, most));
            return ArgumentError.chained(count, Checks.differentCount(value, isSet ? result : null, least));
        };
    }

    /** Whether a pattern means the same in Java and in ECMA-262 (R7.8). The compiler knows more: regex_ecma.rs. */
    static boolean isPortableToEcma(Pattern pattern) {
        String source = pattern.pattern();
        // An anchor applies to one alternative only.
        boolean isAnchored = source.startsWith("^") || source.endsWith("$");
        boolean isPlain = pattern.flags() == 0 && source.length() <= LONGEST_PATTERN;
        return isPlain
                && !(isAnchored && source.indexOf('|') >= 0)
                && Portable.FORM.matcher(source).matches();
    }

    /** Expressions of a few simple forms. */
    private static final class Portable {
        static final String ESCAPE = "\\\\[dDwWsStnrf^$\\\\.*+?()\\[\\]{}|/]";
        static final String MEMBER = "(?:" + ESCAPE + "|\\\\-|[^\\\\\\[\\]&^-])";
        static final String CLASS = "\\[\\^?-?(?:\\w-\\w|" + MEMBER + "(?!-[^\\]]))+-?\\]";
        static final String QUANTIFIER = "(?:(?:[?*+]|\\{\\d+(?:,\\d*)?\\})\\??(?![?*+{]))?";
        static final Pattern FORM = Pattern.compile("\\^?(?:(?:" + ESCAPE + "|" + CLASS
                + "|[^\\\\\\[\\]{}()|^$?*+]|\\))" + QUANTIFIER + "|\\((?:\\?:|(?!\\?))|\\|)*+\\$?");
    }
}
