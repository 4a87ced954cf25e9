package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ConstraintTable.CheckCall;
import com.github.copilot.tool.reflect.ConstraintTable.CheckRow;
import com.github.copilot.tool.runtime.Checks;
import com.github.copilot.tool.runtime.Results;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.ArrayList;
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
    /** No constraints. */
    static final Constraints NONE = new Constraints(false, List.of());

    /** The most digits before or after the point that a schema shows: a double has no more. */
    private static final int MOST_DIGITS_SHOWN = 15;

    /** A check at run time. */
    @FunctionalInterface
    interface Check {
        /**
         * Checks the value that came, which was read as a result; if the mapper reads it later, the result is the value
         * that came.
         */
        void enforce(ToolCall call, Object value, Object result);
    }

    /** Returns these constraints together with those among annotations. */
    Constraints with(List<Annotation> annotations) {
        List<CheckCall> more = new ArrayList<>();
        boolean isRefused = excludesNull;
        for (Annotation each : annotations) {
            isRefused |= ConstraintTable.read(each, more);
        }
        if (isRefused == excludesNull && calls.containsAll(more)) {
            return this;
        }
        Set<CheckCall> both = new LinkedHashSet<>(calls);
        both.addAll(more);
        return new Constraints(isRefused, List.copyOf(both));
    }

    /** Whether one of the constraints excludes every value except null. */
    boolean excludesValues() {
        return !calls("absent").isEmpty();
    }

    /** Returns the least number of characters, elements or members. */
    int leastSize() {
        return Size.tightest(calls("size")).least;
    }

    private List<CheckCall> calls(String check) {
        return calls.stream().filter(each -> each.check().equals(check)).toList();
    }

    /**
     * Adds the keywords of the constraints to a schema.
     */
    void addKeywords(String jsonType, Map<String, Object> schema, String path) {
        Map<String, Object> fixed = new LinkedHashMap<>();
        for (CheckRow each : ConstraintTable.checks()) {
            String[] keywords = each.keywords().get(jsonType);
            List<CheckCall> own = keywords == null ? List.of() : calls(each.name());
            switch (keywords == null ? "" : each.name()) {
                case "", "moment" -> {}
                case "minimum", "maximum" -> {
                    Bound bound =
                            Bound.tightest(shownBounds(each.name()), each.name().equals("minimum"));
                    if (bound != null) {
                        bound.addKeyword(jsonType, keywords, schema, path);
                    }
                }
                case "size" -> Size.tightest(own).addKeywords(keywords, schema);
                case "pattern" -> addPatterns(own, keywords[0], schema, path);
                case "digits", "asserted" -> {
                    Object shown = own.isEmpty() || keywords.length == 0 ? null : keywordOf(own.get(0), jsonType);
                    if (shown != null) {
                        fixed.putIfAbsent(keywords[0], shown);
                    }
                }
                default -> {
                    for (String keyword : own.isEmpty() ? new String[0] : keywords) {
                        String[] pair = keyword.split("=", 2);
                        fixed.putIfAbsent(pair[0], pair[1].equals("{}") ? Map.of() : pair[1]);
                    }
                }
            }
        }
        fixed.forEach(schema::putIfAbsent);
    }

    // Returns the bounds for a schema: a number of digits before the point is a range there.
    private List<CheckCall> shownBounds(String check) {
        List<CheckCall> bounds = new ArrayList<>(calls(check));
        for (CheckCall digits : calls("digits")) {
            if (digits.number(0) <= MOST_DIGITS_SHOWN) {
                BigDecimal end = BigDecimal.ONE.scaleByPowerOfTen(digits.number(0));
                end = check.equals("minimum") ? end.negate() : end;
                bounds.add(new CheckCall(check, List.of(end.toPlainString(), "false")));
            }
        }
        return bounds;
    }

    // Returns the value of a keyword that follows from the arguments of a check; null if it is not shown.
    private static Object keywordOf(CheckCall call, String jsonType) {
        int integer = call.number(0);
        if (call.check().equals("asserted")) {
            return integer != 0;
        }
        int fraction = call.number(1);
        if (jsonType.equals("number")) {
            return fraction > MOST_DIGITS_SHOWN ? null : JsonText.number(BigDecimal.ONE.scaleByPowerOfTen(-fraction));
        }
        // A number below 1 has no digit of its own before the point, and JSON has no zeros before other digits.
        String whole = integer <= 0 ? "0" : "(0|[1-9][0-9]{0," + (integer - 1) + "})";
        return "^-?" + whole + (fraction <= 0 ? "" : "(\\.[0-9]{1," + fraction + "})?") + "$";
    }

    /**
     * Returns the checks of a value that is not null.
     *
     * @return the checks, in the table's order
     */
    List<Check> checks(Shape shape, boolean isMapped) {
        if (calls.isEmpty()) {
            return List.of();
        }
        for (CheckCall each : calls(ConstraintTable.REFUSED)) {
            throw UnusableTool.refusal("The constraint " + each.text(0) + " is not supported without a companion.");
        }
        List<Check> checks = new ArrayList<>();
        for (CheckRow each : ConstraintTable.checks()) {
            boolean applies = each.keywords().containsKey(shape.jsonType());
            List<CheckCall> own = applies ? calls(each.name()) : List.of();
            if (each.name().equals("minimum") || each.name().equals("maximum")) {
                Bound bound = Bound.tightest(own, each.name().equals("minimum"));
                if (bound != null) {
                    checks.add(bound.check(shape.jsonType()));
                }
            } else if (each.name().equals("size")) {
                Size.tightest(own).addChecks(shape, isMapped, checks);
            } else {
                own.forEach(call -> addCheck(call, shape, isMapped, checks));
            }
        }
        return checks;
    }

    private static void addCheck(CheckCall made, Shape shape, boolean isMapped, List<Check> checks) {
        switch (made.check()) {
            case "pattern" -> {
                Pattern pattern = pattern(made);
                if (pattern != null) {
                    checks.add((call, value, result) -> call.requireMatch(value, pattern));
                }
            }
            case "moment" -> {
                int least = made.number(0);
                int most = made.number(1);
                if (shape.asRead() instanceof Scalar scalar && scalar.isMoment()) {
                    // The mapper reads a value that is still JSON for its check alone.
                    ReaderPlan.Reader reader = ToolCall.mappedReader(scalar, -1, scalar.isReadByFormat());
                    checks.add((call, value, result) -> Checks.moment(
                            value, isMapped ? reader.read(call, value) : Results.present(result), least, most));
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

    /**
     * One end of a range of numbers.
     */
    private record Bound(BigDecimal end, boolean isLower, boolean isInclusive) {
        // Returns the tightest bound; null if none is a decimal, which the validator itself reports.
        static Bound tightest(List<CheckCall> calls, boolean isLower) {
            Bound tightest = null;
            for (CheckCall each : calls) {
                BigDecimal end = decimal(each.text(0));
                boolean isInclusive = !"false".equals(each.text(1));
                if (end != null) {
                    int order = tightest == null ? 1 : end.compareTo(tightest.end) * (isLower ? 1 : -1);
                    if (order > 0 || order == 0 && !isInclusive) {
                        tightest = new Bound(end, isLower, isInclusive);
                    }
                }
            }
            return tightest;
        }

        private static BigDecimal decimal(String text) {
            try {
                BigDecimal decimal = new BigDecimal(text);
                if (Math.abs((long) decimal.scale()) > JsonText.MOST_DIGITS) {
                    return decimal;
                }
                BigDecimal stripped = decimal.stripTrailingZeros();
                return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
            } catch (NumberFormatException none) {
                return null;
            }
        }

        // Returns the nearest integer that is allowed.
        private BigDecimal integer() {
            BigDecimal whole = end.setScale(0, isLower ? RoundingMode.CEILING : RoundingMode.FLOOR);
            boolean isNext = !isInclusive && whole.compareTo(end) == 0;
            return isNext ? whole.add(BigDecimal.valueOf(isLower ? 1 : -1)) : whole;
        }

        void addKeyword(String jsonType, String[] keywords, Map<String, Object> schema, String path) {
            boolean isInteger = jsonType.equals("integer");
            boolean isLong = Math.abs((long) end.scale()) + end.precision() > JsonText.MOST_DIGITS;
            Number shown = isLong ? end : JsonText.number(isInteger ? integer() : end);
            if (shown instanceof BigDecimal) {
                throw UnusableTool.refusal("The bound " + end + " of '" + path
                        + "' has more digits than a double, which is not supported without a companion.");
            }
            schema.put(keywords[isInteger || isInclusive ? 0 : 1], shown);
        }

        // An exclusive end of a range of integers is enforced as the adjacent integer.
        Check check(String jsonType) {
            // One of so many digits is refused with its keyword.
            boolean isLong = Math.abs((long) end.scale()) > JsonText.MOST_DIGITS;
            boolean isNext = !isInclusive && !isLong && jsonType.equals("integer");
            BigDecimal bound = isNext ? integer() : end;
            boolean isAllowed = isNext || isInclusive;
            return (call, value, result) -> {
                if (isLower && isAllowed) {
                    Checks.atLeast(value, bound);
                } else if (isLower) {
                    Checks.moreThan(value, bound);
                } else if (isAllowed) {
                    Checks.atMost(value, bound);
                } else {
                    Checks.lessThan(value, bound);
                }
            };
        }
    }

    /** A range of sizes, without an upper end if {@code most} is {@link Integer#MAX_VALUE}. */
    private record Size(int least, int most) {
        static Size tightest(List<CheckCall> calls) {
            int least = 0;
            int most = Integer.MAX_VALUE;
            for (CheckCall each : calls) {
                least = Math.max(least, each.number(0));
                most = Math.min(most, each.text(1) == null ? most : each.number(1));
            }
            return new Size(least, most);
        }

        void addKeywords(String[] keywords, Map<String, Object> schema) {
            if (least > 0) {
                schema.put(keywords[0], least);
            }
            if (most < Integer.MAX_VALUE) {
                schema.put(keywords[1], most);
            }
        }

        void addChecks(Shape shape, boolean isMapped, List<Check> checks) {
            boolean isBytes = shape.asRead() instanceof Scalar scalar && scalar.isBytes();
            // The mapper decodes bytes and makes sets only after these checks.
            if (least == 0 && most == Integer.MAX_VALUE || isBytes && isMapped) {
                return;
            }
            switch (shape.jsonType()) {
                case "object" -> checks.add((call, value, result) -> Checks.memberCount(value, least, most));
                case "array" -> checks.add((call, value, result) -> Checks.elementCount(value, least, most));
                default ->
                    checks.add((call, value, result) -> {
                        if (isBytes) {
                            Checks.byteCount(value, Results.present(result), least, most);
                        } else {
                            Checks.textSize(value, least, most);
                        }
                    });
            }
            boolean isSet = shape.asRead() instanceof HolderShape.Container container
                    && Set.class.isAssignableFrom(container.type.getRawClass());
            if (isSet && !isMapped && least > 1) {
                // A set keeps equal elements once, so it can have fewer elements than came.
                checks.add((call, value, result) -> Checks.differentCount(value, Results.present(result), least));
            }
        }
    }

    // Returns the expression of a check, compiled; null if there is none.
    private static Pattern pattern(CheckCall call) {
        return call.text(0).equals(call.text(2)) ? null : Checks.compiled(call.text(0), call.number(1));
    }

    // A schema shows the first pattern, if ECMA-262 reads it alike. The compiler knows more of these than this class.
    private static void addPatterns(List<CheckCall> calls, String keyword, Map<String, Object> schema, String path) {
        for (CheckCall each : calls) {
            Pattern pattern = pattern(each);
            if (pattern != null && PortablePattern.isPortableToEcma(pattern)) {
                schema.putIfAbsent(keyword, "^(?:" + pattern.pattern() + ")$");
            } else if (!each.text(0).equals(each.text(2))) {
                throw UnusableTool.refusal("The @Pattern \"" + each.text(0) + "\" of '" + path
                        + "' is not supported without a companion: only the compiler translates it for the schema.");
            }
        }
    }
}
