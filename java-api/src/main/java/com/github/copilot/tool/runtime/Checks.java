package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Scalars.MOST_DIGITS;
import static com.github.copilot.tool.runtime.Scalars.decimal;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.MonthDay;
import java.time.OffsetDateTime;
import java.time.OffsetTime;
import java.time.Year;
import java.time.YearMonth;
import java.time.ZonedDateTime;
import java.util.Calendar;
import java.util.Collection;
import java.util.Date;
import java.util.HashSet;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Bean Validation's constraints on JSON values, whether generated code or the mapper reads them (R5.7, R7.8).
 *
 * <p>Each check returns {@code null} if the value meets the constraint, else its error, so that all broken constraints
 * of a value are reported. A value of another kind meets the constraint, because the reader of the value refuses it,
 * and so does {@code null}, which is valid for Bean Validation. All bounds that are called least and most are
 * inclusive.
 */
public final class Checks {
    private Checks() {}

    /**
     * Checks Min, DecimalMin, PositiveOrZero, and Positive of whole numbers.
     *
     * @param value the value that came
     * @param bound the smallest number that is allowed
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError atLeast(Object value, long bound) {
        if (!(value instanceof Integer) || (Integer) value < bound) {
            return atLeast(value, BigDecimal.valueOf(bound));
        }
        return null;
    }

    /**
     * Checks the same for a bound that is not a long.
     *
     * @param value the value that came
     * @param bound the smallest number that is allowed
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError atLeast(Object value, BigDecimal bound) {
        BigDecimal number = numberIn(value);
        if (number != null && number.compareTo(bound) < 0) {
            return new ArgumentError("at least ".concat(bound.toString()), value);
        }
        return null;
    }

    /**
     * Checks Max, DecimalMax, NegativeOrZero, and Negative of whole numbers.
     *
     * @param value the value that came
     * @param bound the largest number that is allowed
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError atMost(Object value, long bound) {
        if (!(value instanceof Integer) || (Integer) value > bound) {
            return atMost(value, BigDecimal.valueOf(bound));
        }
        return null;
    }

    /**
     * Checks the same for a bound that is not a long.
     *
     * @param value the value that came
     * @param bound the largest number that is allowed
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError atMost(Object value, BigDecimal bound) {
        BigDecimal number = numberIn(value);
        if (number != null && number.compareTo(bound) > 0) {
            return new ArgumentError("at most ".concat(bound.toString()), value);
        }
        return null;
    }

    /**
     * Checks Positive and an exclusive DecimalMin.
     *
     * @param value the value that came
     * @param bound the largest number that is too small
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError moreThan(Object value, BigDecimal bound) {
        BigDecimal number = numberIn(value);
        if (number != null && number.compareTo(bound) <= 0) {
            return new ArgumentError("more than ".concat(bound.toString()), value);
        }
        return null;
    }

    /**
     * Checks Negative and an exclusive DecimalMax.
     *
     * @param value the value that came
     * @param bound the smallest number that is too large
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError lessThan(Object value, BigDecimal bound) {
        BigDecimal number = numberIn(value);
        if (number != null && number.compareTo(bound) >= 0) {
            return new ArgumentError("less than ".concat(bound.toString()), value);
        }
        return null;
    }

    private static BigDecimal numberIn(Object value) {
        try {
            return value instanceof Number || value instanceof String ? decimal(value, "a number") : null;
        } catch (ArgumentError otherText) {
            return null;
        }
    }

    // Returns the text that is read from a value: the mapper reads numbers and booleans as text, too.
    private static String textIn(Object value) {
        return value instanceof CharSequence || value instanceof Number || value instanceof Boolean
                ? value.toString()
                : null;
    }

    /**
     * Checks Size and NotEmpty of text, in UTF-16 units.
     *
     * @param value the value that came
     * @param least the smallest number of UTF-16 units
     * @param most the largest number of UTF-16 units
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError textSize(Object value, int least, int most) {
        String text = textIn(value);
        if (text != null && (text.length() < least || text.length() > most)) {
            return new ArgumentError("a string of ".concat(span(least, most, "character")), value);
        }
        return null;
    }

    /**
     * Checks Size and NotEmpty of the bytes that base64 text encodes.
     *
     * @param value the value that came
     * @param bytes the array that was read from it
     * @param least the smallest number of bytes
     * @param most the largest number of bytes
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError byteCount(Object value, Object bytes, int least, int most) {
        int length = bytes instanceof byte[] ? ((byte[]) bytes).length : least;
        if (length < least || length > most) {
            return new ArgumentError("base64 text of ".concat(span(least, most, "byte")), value);
        }
        return null;
    }

    /**
     * Checks Size and NotEmpty of arrays and collections.
     *
     * @param value the value that came
     * @param least the smallest number of elements
     * @param most the largest number of elements
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError elementCount(Object value, int least, int most) {
        if (value instanceof Collection) {
            int size = ((Collection<?>) value).size();
            if (size < least || size > most) {
                return new ArgumentError("an array of ".concat(span(least, most, "element")), value);
            }
        }
        return null;
    }

    /**
     * Checks the least Size of a collection that can have fewer elements than the array: a set keeps equal ones once. An
     * array that is too short itself is left to {@link #elementCount}.
     *
     * @param value the value that came
     * @param collection the collection that was read from it
     * @param least the smallest number of elements
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError differentCount(Object value, Object collection, int least) {
        boolean isLong = value instanceof Collection && ((Collection<?>) value).size() >= least;
        if (isLong
                && collection instanceof Collection
                && new HashSet<Object>((Collection<?>) collection).size() < least) {
            return new ArgumentError("an array of ".concat(span(least, Integer.MAX_VALUE, "different element")), value);
        }
        return null;
    }

    /**
     * Checks Size and NotEmpty of maps.
     *
     * @param value the value that came
     * @param least the smallest number of members
     * @param most the largest number of members
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError memberCount(Object value, int least, int most) {
        if (value instanceof Map) {
            int size = ((Map<?, ?>) value).size();
            if (size < least || size > most) {
                return new ArgumentError("an object of ".concat(span(least, most, "member")), value);
            }
        }
        return null;
    }

    /**
     * Checks NotBlank: at least one character is not white space. An empty string is left to the check of its size.
     *
     * @param value the value that came
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError notBlank(Object value) {
        String text = textIn(value);
        if (text != null && !text.isEmpty() && text.isBlank()) {
            return new ArgumentError("a string that is not blank", value);
        }
        return null;
    }

    /**
     * {@return the expression of a Pattern, compiled; {@code null} if Java does not compile it, so that the class that
     * holds it loads nevertheless and its other tools work}
     *
     * @param expression the regular expression
     * @param flags those of {@link Pattern}
     */
    public static Pattern compiled(String expression, int flags) {
        try {
            return Pattern.compile(expression, flags);
        } catch (PatternSyntaxException | StackOverflowError broken) {
            return null;
        }
    }

    /** Text of which only so many characters can be read, counted with repetitions. */
    static final class BoundedText implements CharSequence {
        private final CharSequence text;
        private final long[] steps;

        BoundedText(CharSequence text, long[] steps) {
            this.text = text;
            this.steps = steps;
        }

        @Override
        public int length() {
            return text.length();
        }

        @Override
        public char charAt(int index) {
            steps[0]--;
            if (steps[0] < 0) {
                throw new ArgumentError("could not be checked: a pattern takes too many steps for this text");
            }
            return text.charAt(index);
        }

        @Override
        public CharSequence subSequence(int start, int end) {
            return new BoundedText(text.subSequence(start, end), steps);
        }

        @Override
        public String toString() {
            return text.toString();
        }
    }

    /**
     * Checks Email. Bean Validation leaves its meaning to the providers. They accept this, besides comments: a local
     * part of dot-separated words or in quotes, at most 64 units, and a domain of dot-separated labels or an address in
     * brackets, at most 255. Letters beyond ASCII are allowed on both sides. An empty string is not an address.
     *
     * @param value the value that came
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError email(Object value) {
        String address = textIn(value);
        if (address == null) {
            return null;
        }
        int at = address.lastIndexOf('@');
        if (at < 1
                || at > 64
                || address.length() - at > 256
                || !(dotted(address, 0, at, "!#$%&'*+-/=?^_`{|}~", false)
                        || address.substring(0, at).matches("\"([^\"\\\\\\p{Cntrl}]|\\\\.)*\""))
                || !isDomain(address, at + 1)) {
            return new ArgumentError("an email address", address);
        }
        return null;
    }

    private static boolean isDomain(String address, int start) {
        int last = address.length() - 1;
        if (start < last && address.charAt(start) == '[' && address.charAt(last) == ']') {
            return dotted(address, start + 1, last, ":", false);
        }
        return dotted(address, start, last + 1, "-", true);
    }

    // Whether a part consists of non-empty words between single dots, of letters, digits and the marks; a label has no
    // hyphen at its ends.
    private static boolean dotted(String address, int start, int end, String marks, boolean labels) {
        int length = 0;
        for (int i = start; i < end; i++) {
            char unit = address.charAt(i);
            if (unit == '.') {
                if (length == 0 || (labels && address.charAt(i - 1) == '-')) {
                    return false;
                }
                length = 0;
            } else {
                length++;
                boolean mark = marks.indexOf(unit) >= 0;
                boolean letter = unit < 0x80 ? Character.isLetterOrDigit(unit) : !Character.isSpaceChar(unit);
                if ((!letter && !mark) || (labels && (length > 63 || (mark && length == 1)))) {
                    return false;
                }
            }
        }
        return length > 0 && !(labels && address.charAt(end - 1) == '-');
    }

    /**
     * Checks Digits of numbers; zeros at the end of a fraction are not counted.
     *
     * @param value the value that came
     * @param integer the largest number of digits before the point
     * @param fraction the largest number of digits after it
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError digits(Object value, int integer, int fraction) {
        BigDecimal number = numberIn(value);
        boolean isMet = number == null || number.signum() == 0 || hasDigits(number, integer, fraction, true);
        return isMet ? null : digitsError(value, integer, fraction);
    }

    /**
     * Checks Digits of text that is a number to {@code new BigDecimal(text)}, as in Hibernate Validator.
     *
     * @param value the value that came
     * @param integer the largest number of digits before the point, without leading zeros
     * @param fraction the largest number of digits after it
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError digitsOfText(Object value, int integer, int fraction) {
        String text = textIn(value);
        boolean isMet = text == null;
        try {
            isMet |= text != null
                    && text.length() <= MOST_DIGITS / 100
                    && hasDigits(new BigDecimal(text), integer, fraction, false);
        } catch (NumberFormatException none) {
            // Other text does not meet the constraint.
        }
        return isMet ? null : digitsError(value, integer, fraction);
    }

    private static boolean hasDigits(BigDecimal number, int integer, int fraction, boolean mayEndInZeros) {
        long more = (long) number.scale() - fraction;
        if ((long) number.precision() - number.scale() > integer) {
            return false;
        }
        // To strip the zeros would take time by the square of their number (R5.8).
        return more <= 0
                || (mayEndInZeros
                        && more < number.precision()
                        && number.unscaledValue()
                                        .mod(BigInteger.TEN.pow((int) more))
                                        .signum()
                                == 0);
    }

    private static ArgumentError digitsError(Object value, int integer, int fraction) {
        String before = "a number of at most ".concat(Integer.toString(integer)).concat(" digits before the point");
        return new ArgumentError(
                before.concat(" and ").concat(Integer.toString(fraction)).concat(" after it"), value);
    }

    /**
     * Checks AssertTrue, if 1 is expected, and AssertFalse, if 0 is.
     *
     * @param value the value that came
     * @param expected 1 for true, 0 for false
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError asserted(Object value, int expected) {
        String other = expected == 0 ? "true" : "false";
        if (value != null && other.equals(value.toString())) {
            return new ArgumentError(expected == 0 ? "false" : "true", value);
        }
        return null;
    }

    /**
     * Checks Null.
     *
     * @param value the value that came
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError absent(Object value) {
        if (value != null) {
            return new ArgumentError("left out", value);
        }
        return null;
    }

    /**
     * Checks Past, Future and their like.
     *
     * @param value the value that came
     * @param moment the date or time that was read from the value
     * @param least -1 if it can be before now, 0 if it can be now, 1 if it must be after now
     * @param most 1 if it can be after now, 0 if it can be now, -1 if it must be before now
     * @return the error; {@code null} if there is none
     */
    public static ArgumentError moment(Object value, Object moment, int least, int most) {
        int order = 0;
        if (moment instanceof Date) {
            order = Long.compare(((Date) moment).getTime(), System.currentTimeMillis());
        } else if (moment instanceof Calendar) {
            order = Long.compare(((Calendar) moment).getTimeInMillis(), System.currentTimeMillis());
        } else if (moment instanceof Instant) {
            order = ((Instant) moment).compareTo(Instant.now());
        } else if (moment instanceof OffsetDateTime) {
            order = ((OffsetDateTime) moment).toInstant().compareTo(Instant.now());
        } else if (moment instanceof ZonedDateTime) {
            order = ((ZonedDateTime) moment).toInstant().compareTo(Instant.now());
        } else if (moment instanceof LocalDate) {
            order = ((LocalDate) moment).compareTo(LocalDate.now());
        } else if (moment instanceof LocalDateTime) {
            order = ((LocalDateTime) moment).compareTo(LocalDateTime.now());
        } else if (moment instanceof LocalTime) {
            order = ((LocalTime) moment).compareTo(LocalTime.now());
        } else if (moment instanceof OffsetTime) {
            order = ((OffsetTime) moment).compareTo(OffsetTime.now());
        } else if (moment instanceof Year) {
            order = ((Year) moment).compareTo(Year.now());
        } else if (moment instanceof YearMonth) {
            order = ((YearMonth) moment).compareTo(YearMonth.now());
        } else if (moment instanceof MonthDay) {
            order = ((MonthDay) moment).compareTo(MonthDay.now());
        } else {
            return null;
        }
        if (Integer.signum(order) < least || Integer.signum(order) > most) {
            String expected = most < 0 ? "in the past" : most == 0 ? "in the past or present" : "in the future";
            return new ArgumentError(least == 0 ? "in the present or future" : expected, value);
        }
        return null;
    }

    // Returns a range in words: "exactly 3 characters", "at least 1 element", "at most 5 members", "2 to 4 characters".
    private static String span(int least, int most, String unit) {
        StringBuilder out = new StringBuilder();
        if (least == most) {
            out.append("exactly ").append(least);
        } else if (most == Integer.MAX_VALUE) {
            out.append("at least ").append(least);
        } else if (least <= 0) {
            out.append("at most ").append(most);
        } else {
            out.append(least).append(" to ").append(most);
        }
        boolean one = most == 1 || (least == 1 && most == Integer.MAX_VALUE);
        return out.append(' ').append(unit).append(one ? "" : "s").toString();
    }
}
