package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Shape.Kind;
import com.github.copilot.tool.runtime.Checks;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Bean Validation's constraints on a value (R7.8), as JSON Schema keywords and as checks; the tightest of one kind
 * applies. Of which checks a constraint consists is read from the table that the processor's core reads, too: {@code
 * constraints.txt}. Constraints are found by name, so that this jar needs neither of the two packages.
 */
record Constraints(boolean excludesNull, List<CheckCall> calls) {
    static final Constraints NONE = new Constraints(false, List.of());

    /** The most digits before or after the point that a schema shows: a double has no more. */
    private static final int MOST_DIGITS_SHOWN = 15;

    private static final int LONGEST_PATTERN = 1_000;

    /** A check that an annotation asks for, with its arguments as text. */
    record CheckCall(String check, List<String> arguments) {
        /** Returns an argument; null if the check has no such argument. */
        String text(int position) {
            return position < arguments.size() ? arguments.get(position) : null;
        }

        int number(int position) {
            return Integer.parseInt(text(position));
        }
    }

    /** A check at run time. */
    @FunctionalInterface
    interface Check {
        /** Checks the value that came, which was read as a result: the value that the tool takes, or its JSON. */
        void enforce(ReflectedTool.Call call, Object value, Object result);
    }

    /** The table, which is read when the first constraint is found. */
    static final class Table {
        /** The cells of each constraint: its name, "refused" or "allowed" for null, its checks. */
        static final Map<String, String[]> CONSTRAINTS = new HashMap<>();

        /** The keywords that show a check, for each check and "check type" that it applies to, in the table's order. */
        static final Map<String, Map<String, String[]>> CHECKS = new LinkedHashMap<>();

        private static final String[] TYPES = {"integer", "number", "string", "array", "object", "boolean"};

        static {
            for (String row : Tables.rows("runtime/constraints.txt")) {
                String[] cells = row.split(" +", row.charAt(0) == '@' ? 3 : 9);
                if (row.charAt(0) == '@') {
                    CONSTRAINTS.put(cells[0].substring(1), cells);
                    continue;
                }
                Map<String, String[]> keywords = new HashMap<>();
                for (int i = 0; i < TYPES.length; i++) {
                    String cell = cells[i + 2];
                    if (!cell.equals("-")) {
                        keywords.put(TYPES[i], cell.equals("+") ? new String[0] : cell.split(","));
                    }
                }
                CHECKS.put(cells[0].replaceFirst("\\(.*", ""), keywords);
            }
        }
    }

    /** Returns these constraints together with those among annotations. */
    Constraints with(List<Annotation> annotations) {
        Set<CheckCall> all = new LinkedHashSet<>();
        boolean isRefused = false;
        for (Annotation each : annotations) {
            isRefused |= read(each, all);
        }
        return and(isRefused || !all.isEmpty() ? new Constraints(isRefused, List.copyOf(all)) : NONE);
    }

    // Adds the checks of an annotation, and returns whether it excludes null.
    private static boolean read(Annotation annotation, Collection<CheckCall> calls) {
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
        refuseIf(!isBuiltIn, "The constraint @" + TypeUse.name(type));
        String[] cells = Table.CONSTRAINTS.getOrDefault(type.getSimpleName(), new String[] {"", "", "-"});
        for (String check : cells[2].equals("-") ? new String[0] : cells[2].split(" ")) {
            String[] parts = check.split("[(),]");
            List<String> arguments = new ArrayList<>();
            for (String part : Arrays.asList(parts).subList(1, parts.length)) {
                Object value = member(annotation, part.split("=")[0]);
                boolean isFlags = value instanceof Object[];
                refuseIf(isFlags && ((Object[]) value).length > 0, "The constraint @Pattern with flags");
                arguments.add(isFlags ? "0" : value == null ? part : value.toString());
            }
            calls.add(new CheckCall(parts[0], arguments));
        }
        return cells[1].equals("refused");
    }

    private static void refuseIf(boolean condition, String what) {
        if (condition) {
            throw UnusableTool.refusal(what + " is not supported without a companion.");
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

    /** Returns both constraints together. */
    Constraints and(Constraints other) {
        Set<CheckCall> all = new LinkedHashSet<>(calls);
        all.addAll(other.calls);
        return other == NONE ? this : new Constraints(excludesNull || other.excludesNull, List.copyOf(all));
    }

    /** Whether one of the constraints excludes every value except null. */
    boolean excludesValues() {
        return !calls("absent").isEmpty();
    }

    /** Returns the least number of characters, elements or members. */
    int leastSize() {
        return calls("size").stream().mapToInt(each -> each.number(0)).max().orElse(0);
    }

    private int mostSize() {
        int most = Integer.MAX_VALUE;
        for (CheckCall each : calls("size")) {
            most = each.text(1) == null ? most : Math.min(most, each.number(1));
        }
        return most;
    }

    private List<CheckCall> calls(String check) {
        return calls.stream().filter(each -> each.check.equals(check)).toList();
    }

    /** Adds the keywords of the constraints to the schema of a value of this JSON type. */
    void addKeywords(String json, Map<String, Object> schema) {
        if (calls.isEmpty()) {
            return;
        }
        Map<String, Object> fixed = new LinkedHashMap<>();
        Table.CHECKS.forEach((check, types) -> {
            String[] keywords = types.get(json);
            if (keywords != null && keywords.length > 0) {
                addKeywords(check, json, keywords, schema, fixed);
            }
        });
        fixed.forEach(schema::putIfAbsent);
    }

    // Adds the keywords of a check; those that other checks take precedence over are fixed ones.
    private void addKeywords(
            String check, String json, String[] keywords, Map<String, Object> schema, Map<String, Object> fixed) {
        List<CheckCall> own = calls(check);
        switch (check) {
            case "minimum", "maximum" -> {
                // A number of digits before the point is a range, too.
                List<CheckCall> bounds = new ArrayList<>(own);
                String sign = check.equals("minimum") ? "-1e" : "1e";
                calls("digits").stream()
                        .filter(each -> each.number(0) <= MOST_DIGITS_SHOWN)
                        .forEach(each -> bounds.add(new CheckCall(check, List.of(sign + each.text(0), "false"))));
                Bound bound = Bound.tightest(bounds, json);
                if (bound != null) {
                    schema.put(keywords[bound.isInclusive ? 0 : 1], JsonText.number(bound.end));
                }
            }
            case "size" -> {
                if (leastSize() > 0) {
                    schema.put(keywords[0], leastSize());
                }
                if (mostSize() < Integer.MAX_VALUE) {
                    schema.put(keywords[1], mostSize());
                }
            }
            case "pattern" ->
                own.stream()
                        .flatMap(each -> pattern(each).stream())
                        .forEach(each -> schema.putIfAbsent(keywords[0], "^(?:" + each.pattern() + ")$"));
            case "asserted" -> own.forEach(each -> fixed.put(keywords[0], each.number(0) != 0));
            case "digits" -> own.forEach(each -> addDigits(each.number(0), each.number(1), json, keywords[0], fixed));
            default -> {
                for (String keyword : own.isEmpty() ? new String[0] : keywords) {
                    String[] pair = keyword.split("=", 2);
                    fixed.putIfAbsent(pair[0], pair[1].equals("{}") ? Map.of() : pair[1]);
                }
            }
        }
    }

    // Adds the multiple or pattern that shows a number of digits.
    private static void addDigits(int integer, int fraction, String json, String keyword, Map<String, Object> fixed) {
        // A number below 1 has no digit of its own before the point, and JSON has no zeros before other digits.
        String whole = integer <= 0 ? "0" : "(0|[1-9][0-9]{0," + (integer - 1) + "})";
        if (json.equals("string")) {
            String part = fraction <= 0 ? "" : "(\\.[0-9]{1," + fraction + "})?";
            fixed.putIfAbsent(keyword, "^-?" + whole + part + "$");
        } else if (fraction <= MOST_DIGITS_SHOWN) {
            fixed.putIfAbsent(keyword, JsonText.number(BigDecimal.ONE.scaleByPowerOfTen(-fraction)));
        }
    }

    // Returns the expression of a check, compiled, if there is one. The compiler shows more of them in schemas.
    private static List<Pattern> pattern(CheckCall call) {
        if (call.text(0).equals(call.text(2))) {
            return List.of();
        }
        Pattern pattern = Checks.compiled(call.text(0), call.number(1));
        if (pattern == null || !isPortableToEcma(pattern)) {
            throw UnusableTool.refusal("The @Pattern \"" + call.text(0)
                    + "\" is not supported without a companion: only the compiler translates it for the schema.");
        }
        return List.of(pattern);
    }

    /**
     * Whether a schema can show a pattern, between {@code ^(?:} and {@code )$}: in Java and in ECMA-262 it means the same
     * (R7.8). The compiler knows more of them ({@code regex_ecma.rs}).
     */
    static boolean isPortableToEcma(Pattern pattern) {
        String source = pattern.pattern();
        // An anchor applies to one alternative only.
        boolean isAnchored = source.startsWith("^") || source.endsWith("$");
        return pattern.flags() == 0
                && source.length() <= LONGEST_PATTERN
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

    /** Returns the checks of a value that is not null, in the table's order. */
    List<Check> checks(Shape shape) {
        if (calls.isEmpty()) {
            return List.of();
        }
        List<Check> checks = new ArrayList<>();
        Table.CHECKS.forEach((check, types) -> {
            List<CheckCall> own = types.containsKey(shape.json) ? calls(check) : List.of();
            if (check.equals("minimum") || check.equals("maximum")) {
                Bound bound = Bound.tightest(own, shape.json);
                if (bound != null) {
                    checks.add((call, value, result) -> bound.enforce(value));
                }
            } else if (check.equals("size") && !own.isEmpty()) {
                addSizes(shape, checks);
            } else {
                own.forEach(each -> addCheck(each, shape, checks));
            }
        });
        return checks;
    }

    private static void addCheck(CheckCall made, Shape shape, List<Check> checks) {
        switch (made.check) {
            case "pattern" ->
                pattern(made).forEach(each -> checks.add((call, value, result) -> call.requireMatch(value, each)));
            case "moment" -> {
                if (shape.kind == Kind.MAPPED) {
                    // JSON is read for the check alone.
                    checks.add((call, value, result) -> {
                        Object moment = shape.raw.isInstance(result) ? result : call.read(shape, value, false);
                        Checks.moment(value, moment, made.number(0), made.number(1));
                    });
                }
            }
            case "notBlank" -> checks.add((call, value, result) -> Checks.notBlank(value));
            case "email" -> checks.add((call, value, result) -> Checks.email(value));
            case "absent" -> checks.add((call, value, result) -> Checks.absent(value));
            case "digits" -> checks.add((call, value, result) -> Checks.digits(value, made.number(0), made.number(1)));
            case "asserted" -> checks.add((call, value, result) -> Checks.asserted(value, made.number(0)));
            default -> throw new IllegalArgumentException(made.check);
        }
    }

    private void addSizes(Shape shape, List<Check> checks) {
        int least = leastSize();
        int most = mostSize();
        if (least == 0 && most == Integer.MAX_VALUE) {
            return;
        }
        checks.add(
                switch (shape.raw == byte[].class ? "bytes" : shape.json) {
                    case "object" -> (call, value, result) -> Checks.memberCount(value, least, most);
                    case "array" -> (call, value, result) -> Checks.elementCount(value, least, most);
                    case "bytes" -> (call, value, result) -> Checks.byteCount(value, result, least, most);
                    default -> (call, value, result) -> Checks.textSize(value, least, most);
                });
        if (shape.kind == Kind.ARRAY && Set.class.isAssignableFrom(shape.raw) && least > 1) {
            // A set keeps equal elements once, so it can have fewer elements than came.
            checks.add((call, value, result) -> Checks.differentCount(value, result, least));
        }
    }

    /** One end of a range of numbers. */
    private record Bound(BigDecimal end, boolean isLower, boolean isInclusive) {
        // Returns the tightest bound for numbers of this JSON type; null if there is none.
        static Bound tightest(List<CheckCall> calls, String json) {
            Comparator<Bound> tightness = Comparator.comparing(each -> each.isLower ? each.end : each.end.negate());
            Bound bound = calls.stream()
                    .map(Bound::of)
                    .max(tightness.thenComparing(each -> !each.isInclusive))
                    .orElse(null);
            return bound != null && json.equals("integer") ? bound.ofIntegers() : bound;
        }

        private static Bound of(CheckCall call) {
            BigDecimal end = null;
            try {
                end = new BigDecimal(call.text(0)).stripTrailingZeros();
            } catch (NumberFormatException none) {
                // Refused below.
            }
            boolean isLong = end == null || Math.abs((long) end.scale()) + end.precision() > JsonText.MOST_DIGITS;
            refuseIf(
                    isLong || JsonText.number(end) instanceof BigDecimal,
                    "The bound " + call.text(0) + " of a constraint, which is no number that a double can hold,");
            boolean isLower = call.check.equals("minimum");
            return new Bound(end.scale() < 0 ? end.setScale(0) : end, isLower, !"false".equals(call.text(1)));
        }

        // Returns the nearest integer that is allowed, as an inclusive end.
        private Bound ofIntegers() {
            BigDecimal whole = end.setScale(0, isLower ? RoundingMode.CEILING : RoundingMode.FLOOR);
            boolean isNext = !isInclusive && whole.compareTo(end) == 0;
            BigDecimal nearest = isNext ? whole.add(BigDecimal.valueOf(isLower ? 1 : -1)) : whole;
            return new Bound(nearest, isLower, true);
        }

        void enforce(Object value) {
            if (isLower && isInclusive) {
                Checks.atLeast(value, end);
            } else if (isLower) {
                Checks.moreThan(value, end);
            } else if (isInclusive) {
                Checks.atMost(value, end);
            } else {
                Checks.lessThan(value, end);
            }
        }
    }
}
