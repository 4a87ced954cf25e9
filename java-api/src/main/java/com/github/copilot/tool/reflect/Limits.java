package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.Rules;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Bean Validation's constraints on a value (SPEC R7.8): as JSON Schema keywords, and as what readers enforce.
 *
 * <p>Of several constraints of one kind the tightest counts; one that belongs to a group does not count.
 */
final class Limits {
    /** No constraints. */
    static final Limits NONE = new Limits();

    private static final List<String> PACKAGES =
            List.of("jakarta.validation.constraints.", "javax.validation.constraints.");

    /** What a value is in JSON, as far as constraints tell values apart. */
    enum Kind {
        /** A number without a fraction. */
        INTEGER,
        /** Any number. */
        NUMBER,
        /** A string. */
        STRING,
        /** An array. */
        ARRAY,
        /** An object. */
        OBJECT,
        /** Anything else: only constraints on null apply. */
        OTHER
    }

    /** One end of a range. */
    private record Bound(BigDecimal value, boolean inclusive) {
        // BigDecimal's equals tells 1 from 1.0.
        Bound(BigDecimal value, boolean inclusive) {
            this.value = canonical(value);
            this.inclusive = inclusive;
        }
    }

    /** A regular expression, compared by its text. */
    private record Expression(String source, int flags) {}

    private Bound minimum;
    private Bound maximum;
    private int leastSize;
    private int mostSize = Integer.MAX_VALUE;
    private boolean notNull;
    private boolean notBlank;
    private boolean email;
    private final List<Expression> expressions = new ArrayList<>();

    private Limits() {}

    /**
     * These constraints together with what annotations demand.
     *
     * @param marks any annotations
     * @return this where none of them is a constraint
     */
    Limits with(Iterable<Mark> marks) {
        Limits result = copy();
        for (Mark each : marks) {
            for (String start : PACKAGES) {
                if (each.name().startsWith(start)) {
                    result.add(each.name().substring(start.length()), each);
                }
            }
        }
        return result.equals(this) ? this : result;
    }

    private Limits copy() {
        Limits copy = new Limits();
        copy.minimum = minimum;
        copy.maximum = maximum;
        copy.leastSize = leastSize;
        copy.mostSize = mostSize;
        copy.notNull = notNull;
        copy.notBlank = notBlank;
        copy.email = email;
        copy.expressions.addAll(expressions);
        return copy;
    }

    private void add(String name, Mark mark) {
        if (name.endsWith("$List")) {
            String single = name.substring(0, name.length() - "$List".length());
            mark.values("value").forEach(each -> add(single, new Mark((Annotation) each, Map.of())));
            return;
        }
        if (!mark.values("groups").isEmpty()) {
            return;
        }
        boolean inclusive = !Boolean.FALSE.equals(mark.value("inclusive"));
        switch (name) {
            case "Min", "DecimalMin" -> atLeast(bound(mark, inclusive));
            case "Max", "DecimalMax" -> atMost(bound(mark, inclusive));
            case "Positive" -> atLeast(new Bound(BigDecimal.ZERO, false));
            case "PositiveOrZero" -> atLeast(new Bound(BigDecimal.ZERO, true));
            case "Negative" -> atMost(new Bound(BigDecimal.ZERO, false));
            case "NegativeOrZero" -> atMost(new Bound(BigDecimal.ZERO, true));
            case "Size" -> {
                leastSize = Math.max(leastSize, (Integer) mark.value("min"));
                mostSize = Math.min(mostSize, (Integer) mark.value("max"));
            }
            case "NotNull" -> notNull = true;
            case "NotEmpty" -> notEmpty();
            case "NotBlank" -> {
                notEmpty();
                notBlank = true;
            }
            case "Pattern" -> addExpression(mark);
            case "Email" -> {
                email = true;
                if (!".*".equals(mark.value("regexp"))) {
                    addExpression(mark);
                }
            }
            default -> {
                // R7.8's list is exact.
            }
        }
    }

    private void notEmpty() {
        notNull = true;
        leastSize = Math.max(leastSize, 1);
    }

    // A bound that is no decimal says nothing: the validator itself reports it.
    private static Bound bound(Mark mark, boolean inclusive) {
        try {
            return new Bound(new BigDecimal(String.valueOf(mark.value("value"))), inclusive);
        } catch (NumberFormatException noDecimal) {
            return null;
        }
    }

    private void atLeast(Bound bound) {
        if (bound != null && (minimum == null || isTighter(bound, minimum, 1))) {
            minimum = bound;
        }
    }

    private void atMost(Bound bound) {
        if (bound != null && (maximum == null || isTighter(bound, maximum, -1))) {
            maximum = bound;
        }
    }

    private static boolean isTighter(Bound bound, Bound than, int direction) {
        int order = bound.value().compareTo(than.value()) * direction;
        return order > 0 || order == 0 && than.inclusive() && !bound.inclusive();
    }

    private void addExpression(Mark mark) {
        int flags = 0;
        for (Object each : mark.values("flags")) {
            flags |= switch (each.toString()) {
                case "UNIX_LINES" -> Pattern.UNIX_LINES;
                case "CASE_INSENSITIVE" -> Pattern.CASE_INSENSITIVE;
                case "COMMENTS" -> Pattern.COMMENTS;
                case "MULTILINE" -> Pattern.MULTILINE;
                case "DOTALL" -> Pattern.DOTALL;
                case "UNICODE_CASE" -> Pattern.UNICODE_CASE;
                case "CANON_EQ" -> Pattern.CANON_EQ;
                default -> 0;
            };
        }
        Expression expression = new Expression((String) mark.value("regexp"), flags);
        if (!expressions.contains(expression)) {
            expressions.add(expression);
        }
    }

    /** Whether one of the constraints excludes null. */
    boolean excludesNull() {
        return notNull;
    }

    /**
     * The JSON Schema keywords.
     *
     * @param kind what the value is in JSON
     * @return the keywords with their values
     */
    Map<String, Object> keywords(Kind kind) {
        Map<String, Object> keywords = new LinkedHashMap<>();
        switch (kind) {
            case INTEGER -> {
                addBound(keywords, "minimum", minimum == null ? null : integer(minimum, true), false);
                addBound(keywords, "maximum", maximum == null ? null : integer(maximum, false), true);
            }
            case NUMBER -> {
                if (minimum != null) {
                    addBound(keywords, minimum.inclusive() ? "minimum" : "exclusiveMinimum", minimum.value(), false);
                }
                if (maximum != null) {
                    addBound(keywords, maximum.inclusive() ? "maximum" : "exclusiveMaximum", maximum.value(), true);
                }
            }
            case STRING -> {
                if (email) {
                    keywords.put("format", "email");
                }
                addSize(keywords, "Length");
                String pattern = pattern();
                if (pattern != null) {
                    keywords.put("pattern", pattern);
                }
            }
            case ARRAY -> addSize(keywords, "Items");
            case OBJECT -> addSize(keywords, "Properties");
            case OTHER -> {
                // Nothing to say of what is neither counted nor measured.
            }
        }
        return keywords;
    }

    // What a double cannot hold is widened to what it can: the schema refuses nothing that is allowed, and the exact
    // end is enforced (R7.1).
    private static void addBound(Map<String, Object> keywords, String keyword, BigDecimal bound, boolean up) {
        Number shown = bound == null ? null : Numbers.readable(bound, up);
        if (shown != null) {
            keywords.put(keyword, shown);
        }
    }

    private void addSize(Map<String, Object> keywords, String what) {
        if (leastSize > 0) {
            keywords.put("min" + what, leastSize);
        }
        if (mostSize < Integer.MAX_VALUE) {
            keywords.put("max" + what, mostSize);
        }
    }

    private String pattern() {
        for (Expression each : expressions) {
            if (each.flags() == 0 && EcmaPatterns.isPortable(each.source())) {
                return "^(?:" + each.source() + ")$";
            }
        }
        return notBlank ? "\\S" : null;
    }

    // A bound of an integer excludes what lies between two integers. One without end stays as it is: digits that
    // Jackson could not read are not worth making.
    private static BigDecimal integer(Bound bound, boolean up) {
        BigDecimal whole = Numbers.whole(bound.value(), up);
        boolean isEndless = (long) whole.precision() - whole.scale() > Numbers.MOST_DIGITS;
        boolean isNext = !bound.inclusive() && whole.compareTo(bound.value()) == 0 && !isEndless;
        return isNext ? whole.add(up ? BigDecimal.ONE : BigDecimal.ONE.negate()) : whole;
    }

    /** Holds a value that was read to the constraints. */
    @FunctionalInterface
    interface Check {
        /**
         * Returns where the value is fine.
         *
         * @param value what was read; not null
         * @param path where it came
         * @throws RuntimeException a refusal
         */
        void hold(Object value, String path);
    }

    /**
     * What a reader enforces, in the order in which a companion does.
     *
     * @param kind what the value is in JSON
     * @param isLong whether it is a {@code long} or narrower, whose exclusive bounds a refusal tells as inclusive ones
     * @return the checks; empty for none. That of a pattern which is no regular expression fails whatever it is given
     */
    List<Check> checks(Kind kind, boolean isLong) {
        List<Check> checks = new ArrayList<>();
        if (kind == Kind.INTEGER || kind == Kind.NUMBER) {
            if (minimum != null) {
                Bound bound = isLong ? asTold(minimum, integer(minimum, true)) : minimum;
                checks.add((value, path) ->
                        Rules.least(Rules.decimal(value, path), bound.value(), bound.inclusive(), path));
            }
            if (maximum != null) {
                Bound bound = isLong ? asTold(maximum, integer(maximum, false)) : maximum;
                checks.add((value, path) ->
                        Rules.most(Rules.decimal(value, path), bound.value(), bound.inclusive(), path));
            }
        }
        boolean sized = kind == Kind.STRING || kind == Kind.ARRAY || kind == Kind.OBJECT;
        if (sized && (leastSize > 0 || mostSize < Integer.MAX_VALUE)) {
            checks.add((value, path) -> Rules.size(value, leastSize, mostSize, path));
        }
        if (kind == Kind.STRING) {
            if (notBlank) {
                checks.add((value, path) -> Rules.notBlank(text(value), path));
            }
            for (Expression each : expressions) {
                Pattern pattern = Rules.compiled(each.source(), each.flags());
                checks.add((value, path) -> Rules.matches(text(value), pattern, path));
            }
            if (email) {
                checks.add((value, path) -> Rules.email(text(value), path));
            }
        }
        return checks;
    }

    // An exclusive end of a long is told as the next number, where that is a long too.
    private static Bound asTold(Bound bound, BigDecimal next) {
        Number number = Numbers.json(next);
        boolean isTold = !bound.inclusive() && (number instanceof Integer || number instanceof Long);
        return isTold ? new Bound(next, true) : bound;
    }

    private static CharSequence text(Object value) {
        return value instanceof CharSequence ? (CharSequence) value : value.toString();
    }

    private static BigDecimal canonical(BigDecimal number) {
        BigDecimal stripped = Numbers.stripped(number);
        return stripped.scale() < 0 && stripped.scale() > -1000 ? stripped.setScale(0) : stripped;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Limits that
                && leastSize == that.leastSize
                && mostSize == that.mostSize
                && notNull == that.notNull
                && notBlank == that.notBlank
                && email == that.email
                && Objects.equals(minimum, that.minimum)
                && Objects.equals(maximum, that.maximum)
                && expressions.equals(that.expressions);
    }

    @Override
    public int hashCode() {
        return Objects.hash(minimum, maximum, leastSize, mostSize, notNull, notBlank, email, expressions);
    }
}
