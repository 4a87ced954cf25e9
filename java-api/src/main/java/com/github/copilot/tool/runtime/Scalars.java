package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.Base64Variants;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Readers of strings, numbers and booleans, which read exactly (R5.2).
 *
 * <p>Each {@code ...Value} method takes the value that came and returns the value that the tool takes, or throws an
 * {@link ArgumentError}: for {@code null}, for a value of another kind, and for a number out of range. A primitive value
 * is returned in its box, as an {@code Object}.
 */
public final class Scalars {
    /** The most digits that a number can have. */
    static final int MOST_DIGITS = 100_000;

    private Scalars() {}

    /**
     * {@return a byte, from any number or JSON number text that is whole and in range}
     *
     * @param value the value that came
     */
    public static Object byteValue(Object value) {
        return Byte.valueOf((byte) whole(value, -128, 127));
    }

    /**
     * {@return a short, from any number or JSON number text that is whole and in range}
     *
     * @param value the value that came
     */
    public static Object shortValue(Object value) {
        return Short.valueOf((short) whole(value, -32768, 32767));
    }

    /**
     * {@return an int, from any number or JSON number text that is whole and in range}
     *
     * @param value the value that came
     */
    public static Object intValue(Object value) {
        if (value instanceof Integer) {
            return value;
        }
        return Integer.valueOf((int) whole(value, -2147483648, 2147483647));
    }

    /**
     * {@return a long, from any number or JSON number text that is whole and in range}
     *
     * @param value the value that came
     */
    public static Object longValue(Object value) {
        if (value instanceof Integer) {
            return Long.valueOf(((Integer) value).intValue());
        }
        if (value instanceof Long) {
            return value;
        }
        return Long.valueOf(whole(value, Long.MIN_VALUE, Long.MAX_VALUE));
    }

    /** Returns the whole number that a value represents, between two inclusive bounds. */
    static long whole(Object value, long least, long most) {
        BigDecimal number = decimal(value, "an integer");
        if (number.scale() > 0 && wholeNumber(number) == null) {
            throw new ArgumentError("an integer", value);
        }
        if (number.compareTo(BigDecimal.valueOf(least)) < 0 || number.compareTo(BigDecimal.valueOf(most)) > 0) {
            String from = "an integer from ".concat(String.valueOf(least));
            throw new ArgumentError(from.concat(" to ").concat(String.valueOf(most)), value);
        }
        return number.longValueExact();
    }

    /**
     * {@return the float nearest to the decimal that came; one that overflows is out of range}
     *
     * @param value the value that came
     */
    public static Object floatValue(Object value) {
        Float number = value instanceof Float
                ? (Float) value
                : Float.valueOf(decimal(value, "a number").floatValue());
        if (number.isNaN() || number.isInfinite()) {
            throw new ArgumentError("a number from -3.4028235E38 to 3.4028235E38", value);
        }
        return number;
    }

    /**
     * {@return the double nearest to the decimal that came; one that overflows is out of range}
     *
     * @param value the value that came
     */
    public static Object doubleValue(Object value) {
        if (value instanceof Integer) {
            return Double.valueOf(((Integer) value).intValue());
        }
        Double number = value instanceof Double
                ? (Double) value
                : Double.valueOf(decimal(value, "a number").doubleValue());
        if (number.isNaN() || number.isInfinite()) {
            throw new ArgumentError("a number from -1.7976931348623157E308 to 1.7976931348623157E308", value);
        }
        return number;
    }

    /**
     * {@return a boolean, also from the text {@code true} or {@code false} in exactly these letters}
     *
     * @param value the value that came
     */
    public static Object booleanValue(Object value) {
        if (value instanceof Boolean || "true".equals(value) || "false".equals(value)) {
            return Boolean.valueOf(value.toString());
        }
        throw new ArgumentError("true or false", value);
    }

    /**
     * {@return the UTF-16 unit of a string of length one; an emoji has two}
     *
     * @param value the value that came
     */
    public static Object charValue(Object value) {
        if (value instanceof Character) {
            return value;
        }
        if (value instanceof String && ((String) value).length() == 1) {
            return Character.valueOf(((String) value).charAt(0));
        }
        throw new ArgumentError("a single character", value);
    }

    /**
     * {@return a string; numbers and booleans are refused}
     *
     * @param value the value that came
     */
    public static String stringValue(Object value) {
        if (value instanceof String) {
            return (String) value;
        }
        throw new ArgumentError("a string", value);
    }

    /**
     * {@return the characters of a string}
     *
     * @param value the value that came
     */
    public static char[] charsValue(Object value) {
        return value instanceof char[] ? (char[]) value : stringValue(value).toCharArray();
    }

    /**
     * {@return a whole number of at most 100,000 digits}
     *
     * @param value the value that came
     */
    public static BigInteger bigIntegerValue(Object value) {
        if (value instanceof BigInteger) {
            return (BigInteger) value;
        }
        BigDecimal decimal = decimal(value, "an integer");
        BigInteger number = wholeNumber(decimal);
        if (number == null) {
            // No zeros are stripped, which would take time by the square of their number (R5.8).
            boolean isWhole = decimal.scale() <= 0;
            throw new ArgumentError(isWhole ? "an integer of at most 100000 digits" : "an integer", value);
        }
        return number;
    }

    /**
     * {@return the decimal that came, with its scale}
     *
     * @param value the value that came
     */
    public static BigDecimal bigDecimalValue(Object value) {
        return decimal(value, "a number");
    }

    /**
     * {@return a number as Jackson reads one for {@link Number}}
     *
     * <p>Text becomes an {@link Integer}, {@link Long} or {@link BigInteger} if it is written as an integer, else a
     * {@link Double}, or a {@link BigDecimal} if a double would lose digits. Numbers of the boxed and {@code java.math}
     * classes are returned as they are.
     *
     * @param value the value that came
     */
    public static Number numberValue(Object value) {
        if (value instanceof Integer
                || value instanceof Long
                || value instanceof Short
                || value instanceof Byte
                || value instanceof BigInteger
                || value instanceof BigDecimal) {
            return (Number) value;
        }
        if (value instanceof Double) {
            return (Double) doubleValue(value);
        }
        if (value instanceof Float) {
            return (Float) floatValue(value);
        }
        BigDecimal number = decimal(value, "a number");
        if (number.scale() != 0) {
            Double nearest = (Double) doubleValue(number);
            if (new BigDecimal(nearest.toString()).compareTo(number) == 0) {
                return nearest;
            }
            return number;
        }
        BigInteger integer = number.unscaledValue();
        if (integer.bitLength() < Integer.SIZE) {
            return integer.intValue();
        }
        if (integer.bitLength() < Long.SIZE) {
            return integer.longValue();
        }
        return integer;
    }

    /**
     * {@return bytes, from base64 as Jackson reads it: the standard alphabet, padded, white space between groups
     * allowed}
     *
     * @param value the value that came
     */
    public static byte[] bytesValue(Object value) {
        if (value instanceof byte[]) {
            return (byte[]) value;
        }
        String text = stringValue(value);
        int end = text.indexOf('=');
        try {
            // Jackson goes on after the padding.
            if (end < 0 || text.substring(end).replace('=', ' ').isBlank()) {
                return Base64Variants.MIME_NO_LINEFEEDS.decode(text);
            }
        } catch (IllegalArgumentException malformed) {
            // Reported below.
        }
        throw new ArgumentError("base64 text", value);
    }

    /**
     * Returns the number that a value represents: any {@link Number} as the decimal that it prints as, and text if it
     * is a JSON number (RFC 8259, section 6; R5.2) of at most 10,000 characters with an exponent that a {@link
     * BigDecimal} can have. A decimal with few digits and a huge exponent stays small: nothing expands it.
     *
     */
    static BigDecimal decimal(Object value, String expected) {
        if (value instanceof BigDecimal) {
            return (BigDecimal) value;
        }
        if (value instanceof Number || value instanceof String) {
            String text = value.toString();
            // Reading digits takes time by the square of their number (R5.8).
            if (text.length() > MOST_DIGITS / 10) {
                throw new ArgumentError(expected.concat(" of at most 10000 characters"), value);
            }
            if (isNumber(text)) {
                try {
                    return new BigDecimal(text);
                } catch (RuntimeException beyond) {
                    // The exponent is too large for a BigDecimal.
                }
            }
        }
        throw new ArgumentError(expected, value);
    }

    // Whether a text is a JSON number. A regular expression would be compiled for each value.
    private static boolean isNumber(String text) {
        int start = text.startsWith("-") ? 1 : 0;
        int end = afterDigits(text, start);
        boolean isValid = end == start + 1 || (end > start && text.charAt(start) != '0');
        if (text.startsWith(".", end)) {
            start = end + 1;
            end = afterDigits(text, start);
            isValid &= end > start;
        }
        if (text.startsWith("e", end) || text.startsWith("E", end)) {
            start = text.startsWith("-", end + 1) || text.startsWith("+", end + 1) ? end + 2 : end + 1;
            end = afterDigits(text, start);
            isValid &= end > start;
        }
        return isValid && end == text.length();
    }

    private static int afterDigits(String text, int start) {
        int end = start;
        while (end < text.length() && text.charAt(end) >= '0' && text.charAt(end) <= '9') {
            end++;
        }
        return end;
    }

    /** Returns the decimal as an integer; null if it has a fraction or more than 100,000 digits. */
    static BigInteger wholeNumber(BigDecimal number) {
        if (number.signum() == 0) {
            return BigInteger.ZERO;
        }
        // A scale can be as low as Integer.MIN_VALUE, so the difference needs a long.
        long digits = (long) number.precision() - number.scale();
        if (digits < 1 || digits > MOST_DIGITS) {
            return null;
        }
        try {
            return number.toBigIntegerExact();
        } catch (ArithmeticException fraction) {
            return null;
        }
    }
}
