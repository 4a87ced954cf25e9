package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ConstraintAnnotation.CheckCall;
import com.github.copilot.tool.reflect.ConstraintTable.CheckRow;
import com.github.copilot.tool.runtime.ReflectedReading;
import com.github.copilot.tool.runtime.ReflectedReading.Measured;
import com.github.copilot.tool.runtime.ReflectedResults;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Bean Validation's constraints on a value (R7.8), as JSON Schema keywords and as checks; the tightest of one kind
 * applies. {@link ConstraintTable} says of which checks a constraint consists.
 *
 * @param all the constraints, as annotated
 */
record Constraints(List<ConstraintAnnotation> all) {
    /** No constraints. */
    static final Constraints NONE = new Constraints(List.of());

    /** The most digits before or after the point that a schema shows: a double has no more. */
    private static final int MOST_DIGITS_SHOWN = 15;

    /** Returns the constraint that a value has this number of elements or members. */
    static Constraints ofSize(int size) {
        CheckCall check = new CheckCall("size", List.of(size, size));
        return new Constraints(List.of(new ConstraintAnnotation(false, List.of(check))));
    }

    /** Returns these constraints together with those among annotations. */
    Constraints with(List<Annotation> annotations) {
        List<ConstraintAnnotation> more = ConstraintAnnotation.builtIn(annotations);
        if (all.containsAll(more)) {
            return this;
        }
        List<ConstraintAnnotation> both = new ArrayList<>(all);
        both.addAll(more);
        return new Constraints(List.copyOf(both));
    }

    /** Whether one of the constraints excludes every value except null. */
    boolean excludesValues() {
        return all.stream().anyMatch(each -> each.checks().stream()
                .anyMatch(call -> call.check().equals("absent")));
    }

    /** Whether one of the constraints excludes null. */
    boolean excludesNull() {
        return all.stream().anyMatch(ConstraintAnnotation::excludesNull);
    }

    /** Returns the least number of characters, elements or members. */
    int leastSize() {
        List<CheckCall> sizes = new ArrayList<>();
        for (CheckRow each : all.isEmpty() ? List.<CheckRow>of() : ConstraintTable.checks()) {
            sizes.addAll(each.name().equals("size") ? calls(each) : List.of());
        }
        return Size.tightest(sizes).least;
    }

    // Returns the different calls of a check for a schema: a number of digits before the point is a range there.
    private List<CheckCall> shownCalls(CheckRow check) {
        List<CheckCall> calls = new ArrayList<>(calls(check));
        boolean isLower = check.name().equals("minimum");
        for (ConstraintAnnotation each :
                isLower || check.name().equals("maximum") ? all : List.<ConstraintAnnotation>of()) {
            for (CheckCall digits : each.checks()) {
                if (digits.check().equals("digits") && Integer.parseInt(digits.text(0)) <= MOST_DIGITS_SHOWN) {
                    BigDecimal end = BigDecimal.ONE.scaleByPowerOfTen(Integer.parseInt(digits.text(0)));
                    calls.add(new CheckCall(
                            check.name(), List.of((isLower ? end.negate() : end).toPlainString(), "false")));
                }
            }
        }
        return calls;
    }

    // Returns the different calls of a check, as annotated.
    private List<CheckCall> calls(CheckRow check) {
        return all.stream()
                .flatMap(each -> each.checks().stream())
                .filter(each -> each.check().equals(check.name()))
                .distinct()
                .toList();
    }

    /**
     * Adds the keywords of the constraints to a schema.
     *
     * @param jsonType JSON Schema's type of the value; null for a value without type, which has no keywords
     * @param schema the schema
     */
    void addKeywords(String jsonType, Map<String, Object> schema) {
        Map<String, Object> fixed = new LinkedHashMap<>();
        for (CheckRow each : ConstraintTable.checks()) {
            String[] keywords = each.keywords().get(jsonType);
            List<CheckCall> calls = keywords == null ? List.of() : shownCalls(each);
            if (!calls.isEmpty()) {
                switch (each.name()) {
                    case "minimum", "maximum" -> {
                        Bound bound = Bound.tightest(calls, each.name().equals("minimum"));
                        if (bound != null) {
                            bound.addKeyword(jsonType, keywords, schema);
                        }
                    }
                    case "digits", "asserted" -> {
                        for (String keyword : keywords) {
                            Object shown = keywordOf(calls.get(0), jsonType);
                            if (shown != null) {
                                fixed.putIfAbsent(keyword, shown);
                            }
                        }
                    }
                    case "size" -> Size.tightest(calls).addKeywords(keywords, schema);
                    case "pattern" -> {
                        for (CheckCall call : calls) {
                            Pattern pattern = pattern(call);
                            if (pattern != null && PortablePattern.isPortableToEcma(pattern)) {
                                schema.putIfAbsent(keywords[0], "^(?:" + pattern.pattern() + ")$");
                            }
                        }
                    }
                    default -> {
                        for (String keyword : keywords) {
                            int end = keyword.indexOf('=');
                            fixed.putIfAbsent(keyword.substring(0, end), literal(keyword.substring(end + 1)));
                        }
                    }
                }
            }
        }
        fixed.forEach(schema::putIfAbsent);
    }

    // Returns the value of a keyword as the table has it.
    private static Object literal(String text) {
        return text.equals("{}") ? Map.of() : text;
    }

    // Returns the value of a keyword that follows from the arguments of a check; null if it is not shown.
    private static Object keywordOf(CheckCall call, String jsonType) {
        if (call.check().equals("asserted")) {
            return !call.text(0).equals("0");
        }
        int integer = Integer.parseInt(call.text(0));
        int fraction = Integer.parseInt(call.text(1));
        if (jsonType.equals("number")) {
            return fraction > MOST_DIGITS_SHOWN ? null : JsonText.number(BigDecimal.ONE.scaleByPowerOfTen(-fraction));
        }
        // A number below 1 has no digit of its own before the point, and JSON has no zeros before other digits.
        String whole = integer <= 0 ? "0" : "(0|[1-9][0-9]{0," + (integer - 1) + "})";
        return "^-?" + whole + (fraction <= 0 ? "" : "(\\.[0-9]{1," + fraction + "})?") + "$";
    }

    /** A check at run time. */
    @FunctionalInterface
    interface Check {
        /**
         * Checks the value that came, which was read as a result; if the mapper reads it later, the result is the value
         * that came.
         */
        void enforce(CallReading call, Object value, Object result);
    }

    /**
     * Returns the checks of a value that is not null.
     *
     * @param shape the value's shape
     * @param isMapped whether the mapper reads the value, so that checks of the result cannot be made
     * @return the checks, in the table's order
     */
    List<Check> checks(Shape shape, boolean isMapped) {
        if (all.isEmpty()) {
            return List.of();
        }
        List<Check> checks = new ArrayList<>();
        for (CheckRow each : ConstraintTable.checks()) {
            boolean applies = each.keywords().containsKey(shape.jsonType());
            List<CheckCall> calls = applies ? calls(each) : List.of();
            if (!calls.isEmpty()) {
                switch (each.name()) {
                    case "minimum", "maximum" -> {
                        Bound bound = Bound.tightest(calls, each.name().equals("minimum"));
                        if (bound != null) {
                            checks.add(bound.check(shape.jsonType()));
                        }
                    }
                    case "size" -> Size.tightest(calls).addChecks(shape, isMapped, checks);
                    case "pattern" -> addPatterns(calls, checks);
                    case "moment" -> addMoments(calls, shape, isMapped, checks);
                    default -> calls.forEach(call -> checks.add(helperCheck(call)));
                }
            }
        }
        return checks;
    }

    // Adds checks of dates and times. The mapper reads a value that is still JSON for its check alone.
    private static void addMoments(List<CheckCall> calls, Shape shape, boolean isMapped, List<Check> checks) {
        if (shape.asRead() instanceof Shape.Text text && text.isMoment()) {
            for (CheckCall each : calls) {
                int least = Integer.parseInt(each.text(0));
                int most = Integer.parseInt(each.text(1));
                checks.add((call, value, result) -> ReflectedReading.moment(
                        value, isMapped ? text.read(call, value) : ReflectedResults.present(result), least, most));
            }
        }
    }

    private static Check helperCheck(CheckCall made) {
        int[] arguments = new int[made.arguments().size()];
        for (int i = 0; i < arguments.length; i++) {
            arguments[i] = Integer.parseInt(made.text(i));
        }
        return (call, value, result) -> ReflectedReading.check(made.check(), value, arguments);
    }

    /**
     * One end of a range of numbers.
     *
     * @param isLower whether it is the lower end
     * @param isInclusive whether the end itself is allowed
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
                // Trailing zeros cannot be removed from a number whose scale is near the limits of an int.
                boolean isPlain = decimal.scale() > -1000 && decimal.scale() < 1000;
                BigDecimal stripped = isPlain ? decimal.stripTrailingZeros() : decimal;
                return isPlain && stripped.scale() < 0 ? stripped.setScale(0) : stripped;
            } catch (NumberFormatException none) {
                return null;
            }
        }

        // Returns the nearest integer that is allowed; an integer with more digits than Jackson reads stays as it is.
        private BigDecimal integer() {
            BigDecimal whole = JsonText.whole(end, isLower);
            boolean isNext = !isInclusive && whole.compareTo(end) == 0 && !JsonText.isLong(whole);
            return isNext ? whole.add(BigDecimal.valueOf(isLower ? 1 : -1)) : whole;
        }

        // A number that JSON does not show exactly is not in the schema: it is enforced (R7.1).
        void addKeyword(String jsonType, String[] keywords, Map<String, Object> schema) {
            boolean isInteger = jsonType.equals("integer");
            Number shown = JsonText.number(isInteger ? integer() : end);
            if (!(shown instanceof BigDecimal)) {
                schema.put(keywords[isInteger || isInclusive ? 0 : 1], shown);
            }
        }

        // An exclusive end of a range of integers is enforced as the adjacent integer.
        Check check(String jsonType) {
            boolean isNext =
                    !isInclusive && jsonType.equals("integer") && !JsonText.isLong(JsonText.whole(end, isLower));
            BigDecimal bound = isNext ? integer() : end;
            boolean isAllowed = isNext || isInclusive;
            return (call, value, result) -> ReflectedReading.within(value, bound, isLower, isAllowed);
        }
    }

    /** A range of sizes, without an upper end if {@code most} is {@link Integer#MAX_VALUE}. */
    private record Size(int least, int most) {
        static Size tightest(List<CheckCall> calls) {
            int least = 0;
            int most = Integer.MAX_VALUE;
            for (CheckCall each : calls) {
                least = Math.max(least, Integer.parseInt(each.text(0)));
                most = Math.min(most, each.text(1) == null ? most : Integer.parseInt(each.text(1)));
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
            Measured measured = measured(shape);
            // The mapper decodes bytes and makes sets only after these checks.
            if ((least > 0 || most < Integer.MAX_VALUE) && !(isMapped && measured == Measured.BYTES)) {
                checks.add((call, value, result) ->
                        ReflectedReading.size(value, ReflectedResults.present(result), least, most, measured));
            }
            boolean isRead = measured == Measured.ELEMENTS && !isMapped;
            if (isRead
                    && least > 1
                    && Set.class.isAssignableFrom(shape.asRead().use.raw())) {
                // A set keeps equal elements once, so it can have fewer elements than came.
                checks.add((call, value, result) ->
                        ReflectedReading.differentElements(value, ReflectedResults.present(result), least));
            }
        }

        private static Measured measured(Shape shape) {
            if (shape.jsonType().equals("string")) {
                boolean isBytes = shape.asRead() instanceof Scalar scalar && scalar.isBytes();
                return isBytes ? Measured.BYTES : Measured.TEXT;
            }
            return shape.jsonType().equals("array") ? Measured.ELEMENTS : Measured.MEMBERS;
        }
    }

    private static void addPatterns(List<CheckCall> calls, List<Check> checks) {
        for (CheckCall each : calls) {
            if (isExpression(each)) {
                Pattern pattern = pattern(each);
                checks.add((call, value, result) -> call.matches(value, pattern));
            }
        }
    }

    private static boolean isExpression(CheckCall pattern) {
        return !pattern.text(0).equals(pattern.text(2));
    }

    // Returns the expression of a check, compiled; null if there is none, or if Java does not compile it.
    private static Pattern pattern(CheckCall call) {
        return isExpression(call) ? ReflectedReading.compiled(call.text(0), Integer.parseInt(call.text(1))) : null;
    }
}
