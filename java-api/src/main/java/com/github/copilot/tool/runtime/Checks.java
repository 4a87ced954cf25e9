package com.github.copilot.tool.runtime;

import static com.github.copilot.tool.runtime.Scalars.decimal;

import java.math.BigDecimal;
import java.util.Collection;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

/**
 * Bean Validation's constraints on JSON values, whether generated code or the mapper reads them (SPEC R5.7, R7.8).
 *
 * <p>Each method returns where the value meets the constraint and throws an {@link ArgumentError} where it does not. A
 * value of another kind meets it: what reads the value refuses that, and {@code null} is valid for Bean Validation. All
 * bounds that are called least and most are inclusive.
 */
final class Checks {
    private Checks() {}

    /** Min, DecimalMin, PositiveOrZero, and Positive of whole numbers. */
    static void atLeast(Object value, long bound) {
        if (!(value instanceof Integer) || (Integer) value < bound) {
            atLeast(value, BigDecimal.valueOf(bound));
        }
    }

    /** The same for a bound beyond a long, or with a fraction. */
    static void atLeast(Object value, BigDecimal bound) {
        BigDecimal number = numberIn(value);
        if (number != null && number.compareTo(bound) < 0) {
            throw new ArgumentError("at least ".concat(bound.toString()), value);
        }
    }

    /** Max, DecimalMax, NegativeOrZero, and Negative of whole numbers. */
    static void atMost(Object value, long bound) {
        if (!(value instanceof Integer) || (Integer) value > bound) {
            atMost(value, BigDecimal.valueOf(bound));
        }
    }

    /** The same for a bound beyond a long, or with a fraction. */
    static void atMost(Object value, BigDecimal bound) {
        BigDecimal number = numberIn(value);
        if (number != null && number.compareTo(bound) > 0) {
            throw new ArgumentError("at most ".concat(bound.toString()), value);
        }
    }

    /** Positive, exclusive DecimalMin. */
    static void moreThan(Object value, BigDecimal bound) {
        BigDecimal number = numberIn(value);
        if (number != null && number.compareTo(bound) <= 0) {
            throw new ArgumentError("more than ".concat(bound.toString()), value);
        }
    }

    /** Negative, exclusive DecimalMax. */
    static void lessThan(Object value, BigDecimal bound) {
        BigDecimal number = numberIn(value);
        if (number != null && number.compareTo(bound) >= 0) {
            throw new ArgumentError("less than ".concat(bound.toString()), value);
        }
    }

    private static BigDecimal numberIn(Object value) {
        try {
            return value instanceof Number || value instanceof String ? decimal(value, "a number") : null;
        } catch (ArgumentError otherText) {
            return null;
        }
    }

    // The mapper reads numbers and booleans as text where it wants text.
    private static String textIn(Object value) {
        return value instanceof CharSequence || value instanceof Number || value instanceof Boolean
                ? value.toString()
                : null;
    }

    /** Size, NotEmpty of text, in UTF-16 units. */
    static void textSize(Object value, int least, int most) {
        String text = textIn(value);
        if (text != null && (text.length() < least || text.length() > most)) {
            throw new ArgumentError("a string of ".concat(span(least, most, "character")), value);
        }
    }

    /** Size, NotEmpty of what base64 text encodes. */
    static void byteCount(Object value, Object bytes, int least, int most) {
        int length = bytes instanceof byte[] ? ((byte[]) bytes).length : least;
        if (length < least || length > most) {
            throw new ArgumentError("base64 text of ".concat(span(least, most, "byte")), value);
        }
    }

    /** Size, NotEmpty of arrays and collections. */
    static void elementCount(Object value, int least, int most) {
        if (value instanceof Collection) {
            int size = ((Collection<?>) value).size();
            if (size < least || size > most) {
                throw new ArgumentError("an array of ".concat(span(least, most, "element")), value);
            }
        }
    }

    /** The least Size of a collection that may hold fewer elements than came: equal ones are one in a set. */
    static void differentCount(Object value, Object collection, int least) {
        if (collection instanceof Collection && ((Collection<?>) collection).size() < least) {
            throw new ArgumentError("an array of ".concat(span(least, Integer.MAX_VALUE, "different element")), value);
        }
    }

    /** Size, NotEmpty of maps. */
    static void memberCount(Object value, int least, int most) {
        if (value instanceof Map) {
            int size = ((Map<?, ?>) value).size();
            if (size < least || size > most) {
                throw new ArgumentError("an object of ".concat(span(least, most, "member")), value);
            }
        }
    }

    /** NotBlank: at least one character that is no white space. */
    static void notBlank(Object value) {
        String text = textIn(value);
        if (text != null && text.isBlank()) {
            throw new ArgumentError("a string that is not blank", value);
        }
    }

    /**
     * The expression of a Pattern, compiled; {@code null} where it is none, so that the class that holds it loads all the
     * same and its other tools work.
     */
    static Pattern compiled(String expression, int flags) {
        try {
            return Pattern.compile(expression, flags);
        } catch (PatternSyntaxException | StackOverflowError broken) {
            return null;
        }
    }

    /** Text of which only so many characters are read, however often. */
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
     * Email. Bean Validation leaves the meaning to its providers; this is theirs without comments and quotes: a local
     * part of dot-separated words, at most 64 units, and a domain of dot-separated labels or an address in brackets, at
     * most 255. Letters beyond ASCII are allowed on both sides. An empty string is no address.
     */
    static void email(Object value) {
        String address = textIn(value);
        if (address == null) {
            return;
        }
        int at = address.lastIndexOf('@');
        if (at < 1
                || at > 64
                || address.length() - at > 256
                || !dotted(address, 0, at, "!#$%&'*+-/=?^_`{|}~", false)
                || !isDomain(address, at + 1)) {
            throw new ArgumentError("an email address", address);
        }
    }

    private static boolean isDomain(String address, int start) {
        int last = address.length() - 1;
        if (start < last && address.charAt(start) == '[' && address.charAt(last) == ']') {
            return dotted(address, start + 1, last, ":", false);
        }
        return dotted(address, start, last + 1, "-", true);
    }

    // Non-empty words between single dots, of letters, digits and the marks; a label has no hyphen at its ends.
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

    // "exactly 3 characters", "at least 1 element", "at most 5 members", "2 to 4 characters"
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
