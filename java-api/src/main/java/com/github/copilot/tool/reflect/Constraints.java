package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ConstraintTable.CheckCall;
import com.github.copilot.tool.reflect.ConstraintTable.CheckRow;
import com.github.copilot.tool.reflect.Shape.Kind;
import com.github.copilot.tool.runtime.Checks;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Bean Validation's constraints on a value (R7.8), as JSON Schema keywords and as checks; the tightest of one kind
 * applies. {@link ConstraintTable} says of which checks a constraint consists.
 */
record Constraints(boolean excludesNull, List<CheckCall> calls) {
    static final Constraints NONE = new Constraints(false, List.of());

    /** The most digits before or after the point that a schema shows: a double has no more. */
    private static final int MOST_DIGITS_SHOWN = 15;

    /** A check at run time. */
    @FunctionalInterface
    interface Check {
        /** Checks the value that came, which was read as a result: the value that the tool takes, or its JSON. */
        void enforce(ToolCall call, Object value, Object result);
    }

    /** Returns these constraints together with those among annotations. */
    Constraints with(List<Annotation> annotations) {
        Set<CheckCall> all = new LinkedHashSet<>();
        boolean isRefused = false;
        for (Annotation each : annotations) {
            isRefused |= ConstraintTable.read(each, all);
        }
        return and(isRefused || !all.isEmpty() ? new Constraints(isRefused, List.copyOf(all)) : NONE);
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
        return calls.stream().filter(each -> each.check().equals(check)).toList();
    }

    /** Adds the keywords of the constraints to the schema of a value of this JSON type. */
    void addKeywords(String json, Map<String, Object> schema) {
        Map<String, Object> fixed = new LinkedHashMap<>();
        for (CheckRow row : ConstraintTable.checks()) {
            String[] keywords = row.keywords().getOrDefault(json, new String[0]);
            boolean isShown = keywords.length > 0;
            if (isShown && row.name().matches("minimum|maximum")) {
                // A number of digits before the point is a range, too.
                List<CheckCall> bounds = new ArrayList<>(calls(row.name()));
                calls("digits").forEach(each -> addBound(row.name(), each.number(0), bounds));
                Bound bound = Bound.tightest(bounds, json);
                if (bound != null) {
                    schema.put(keywords[bound.isInclusive ? 0 : 1], JsonText.number(bound.end));
                }
            } else if (isShown && row.name().equals("size")) {
                if (leastSize() > 0) {
                    schema.put(keywords[0], leastSize());
                }
                if (mostSize() < Integer.MAX_VALUE) {
                    schema.put(keywords[1], mostSize());
                }
            } else if (isShown) {
                calls(row.name()).forEach(call -> addKeywords(call, json, keywords, schema, fixed));
            }
        }
        fixed.forEach(schema::putIfAbsent);
    }

    private static void addBound(String check, int digits, List<CheckCall> bounds) {
        if (digits <= MOST_DIGITS_SHOWN) {
            String sign = check.equals("minimum") ? "-" : "";
            bounds.add(new CheckCall(check, List.of(sign + "1e" + digits, "false")));
        }
    }

    // Adds the keywords of a check; those that other checks take precedence over are fixed ones.
    private static void addKeywords(
            CheckCall call, String json, String[] keywords, Map<String, Object> schema, Map<String, Object> fixed) {
        switch (call.check()) {
            case "pattern" -> {
                Pattern pattern = pattern(call);
                if (pattern != null) {
                    schema.putIfAbsent(keywords[0], "^(?:" + pattern.pattern() + ")$");
                }
            }
            case "asserted" -> fixed.put(keywords[0], call.number(0) != 0);
            case "digits" -> {
                Object shown = digits(call.number(0), call.number(1), json);
                if (shown != null) {
                    fixed.putIfAbsent(keywords[0], shown);
                }
            }
            default -> {
                for (String keyword : keywords) {
                    String[] pair = keyword.split("=", 2);
                    fixed.putIfAbsent(pair[0], pair[1].equals("{}") ? Map.of() : pair[1]);
                }
            }
        }
    }

    // Returns the multiple or pattern that shows a number of digits; null if it is not shown.
    private static Object digits(int integer, int fraction, String json) {
        if (json.equals("number")) {
            return fraction > MOST_DIGITS_SHOWN ? null : JsonText.number(BigDecimal.ONE.scaleByPowerOfTen(-fraction));
        }
        // A number below 1 has no digit of its own before the point, and JSON has no zeros before other digits.
        String whole = integer <= 0 ? "0" : "(0|[1-9][0-9]{0," + (integer - 1) + "})";
        return "^-?" + whole + (fraction <= 0 ? "" : "(\\.[0-9]{1," + fraction + "})?") + "$";
    }

    // Returns the expression of a check, compiled; null if there is none. The compiler shows more of them in schemas.
    private static Pattern pattern(CheckCall call) {
        if (call.text(0).equals(call.text(2))) {
            return null;
        }
        Pattern pattern = Checks.compiled(call.text(0), call.number(1));
        if (pattern == null || !PortablePattern.isPortableToEcma(pattern)) {
            throw UnusableTool.refusal("The @Pattern \"" + call.text(0)
                    + "\" is not supported without a companion: only the compiler translates it for the schema.");
        }
        return pattern;
    }

    /** Returns the checks of a value that is not null, in the table's order. */
    List<Check> checks(Shape shape) {
        List<Check> checks = new ArrayList<>();
        for (CheckRow row : calls.isEmpty() ? List.<CheckRow>of() : ConstraintTable.checks()) {
            List<CheckCall> own = row.keywords().containsKey(shape.json) ? calls(row.name()) : List.of();
            if (own.isEmpty()) {
                continue;
            }
            if (row.name().matches("minimum|maximum")) {
                Bound bound = Bound.tightest(own, shape.json);
                checks.add((call, value, result) -> bound.enforce(value));
            } else if (row.name().equals("size")) {
                addSizes(shape, checks);
            } else {
                own.forEach(call -> addCheck(call, shape, checks));
            }
        }
        return checks;
    }

    private static void addCheck(CheckCall made, Shape shape, List<Check> checks) {
        switch (made.check()) {
            case "pattern" -> {
                Pattern pattern = pattern(made);
                if (pattern != null) {
                    checks.add((call, value, result) -> call.requireMatch(value, pattern));
                }
            }
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
            default -> throw new IllegalArgumentException(made.check());
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
            BigDecimal end;
            try {
                end = new BigDecimal(call.text(0)).stripTrailingZeros();
            } catch (NumberFormatException none) {
                throw new UnusableTool("The bound '" + call.text(0) + "' of a constraint is not a number.");
            }
            boolean isLong = Math.abs((long) end.scale()) + end.precision() > JsonText.MOST_DIGITS;
            if (isLong || JsonText.number(end) instanceof BigDecimal) {
                throw UnusableTool.refusal("The bound " + call.text(0)
                        + " has more digits than a double, which is not supported without a companion.");
            }
            boolean isLower = call.check().equals("minimum");
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
