package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.Base64Variants;
import java.math.BigDecimal;
import java.math.BigInteger;

/**
 * Reading strings, numbers and booleans exactly (SPEC R5.2).
 *
 * <p>Each {@code ...Value} method takes what came and gives the value that the tool takes, or throws an
 * {@link ArgumentError}: for {@code null}, for a value of another kind, and for a number out of range.
 */
final class Scalars {
    private static final int MOST_DIGITS = 100_000;

    private Scalars() {}

    /** A byte, from any number or JSON number text that is whole and in range. */
    static byte byteValue(Object value) {
        return (byte) whole(value, -128, 127);
    }

    /** A short, from any number or JSON number text that is whole and in range. */
    static short shortValue(Object value) {
        return (short) whole(value, -32768, 32767);
    }

    /** An int, from any number or JSON number text that is whole and in range. */
    static int intValue(Object value) {
        if (value instanceof Integer) {
            return (Integer) value;
        }
        return (int) whole(value, -2147483648, 2147483647);
    }

    /** A long, from any number or JSON number text that is whole and in range. */
    static long longValue(Object value) {
        if (value instanceof Integer) {
            return (Integer) value;
        }
        if (value instanceof Long) {
            return (Long) value;
        }
        return whole(value, Long.MIN_VALUE, Long.MAX_VALUE);
    }

    /** The whole number that a value means, between two bounds, both inclusive. */
    static long whole(Object value, long least, long most) {
        BigDecimal number = decimal(value, "an integer");
        if (number.signum() != 0 && number.stripTrailingZeros().scale() > 0) {
            throw new ArgumentError("an integer", value);
        }
        if (number.compareTo(BigDecimal.valueOf(least)) < 0 || number.compareTo(BigDecimal.valueOf(most)) > 0) {
            String from = "an integer from ".concat(Long.toString(least));
            throw new ArgumentError(from.concat(" to ").concat(Long.toString(most)), value);
        }
        return number.longValueExact();
    }

    /** The float nearest to the decimal that came; one that overflows is out of range. */
    static float floatValue(Object value) {
        float number = value instanceof Float
                ? (Float) value
                : decimal(value, "a number").floatValue();
        if (Float.isNaN(number) || Float.isInfinite(number)) {
            throw new ArgumentError("a number from -3.4028235E38 to 3.4028235E38", value);
        }
        return number;
    }

    /** The double nearest to the decimal that came; one that overflows is out of range. */
    static double doubleValue(Object value) {
        if (value instanceof Integer) {
            return (Integer) value;
        }
        double number = value instanceof Double
                ? (Double) value
                : decimal(value, "a number").doubleValue();
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw new ArgumentError("a number from -1.7976931348623157E308 to 1.7976931348623157E308", value);
        }
        return number;
    }

    /** A boolean, or the text {@code true} or {@code false} in exactly these letters. */
    static boolean booleanValue(Object value) {
        if (value instanceof Boolean || "true".equals(value) || "false".equals(value)) {
            return Boolean.parseBoolean(value.toString());
        }
        throw new ArgumentError("true or false", value);
    }

    /** The one UTF-16 unit of a string of length one; an emoji is two. */
    static char charValue(Object value) {
        if (value instanceof Character) {
            return (Character) value;
        }
        if (value instanceof String && ((String) value).length() == 1) {
            return ((String) value).charAt(0);
        }
        throw new ArgumentError("a single character", value);
    }

    /** A string; no number and no boolean is one. */
    static String stringValue(Object value) {
        if (value instanceof String) {
            return (String) value;
        }
        throw new ArgumentError("a string", value);
    }

    /** A whole number of at most 100,000 digits. */
    static BigInteger bigIntegerValue(Object value) {
        if (value instanceof BigInteger) {
            return (BigInteger) value;
        }
        BigDecimal decimal = decimal(value, "an integer");
        BigInteger number = wholeNumber(decimal);
        if (number == null) {
            boolean isWhole = decimal.stripTrailingZeros().scale() <= 0;
            throw new ArgumentError(isWhole ? "an integer of at most 100000 digits" : "an integer", value);
        }
        return number;
    }

    /** The decimal that came, its scale kept. */
    static BigDecimal bigDecimalValue(Object value) {
        return decimal(value, "a number");
    }

    /**
     * A number as Jackson reads one for {@link Number}: of text, {@link Integer}, {@link Long} or {@link BigInteger}
     * where it is written whole, else {@link Double}, or {@link BigDecimal} where a double would cut it. The boxed and
     * {@code java.math} classes stay what they are.
     */
    static Number numberValue(Object value) {
        if (value instanceof Integer
                || value instanceof Long
                || value instanceof Short
                || value instanceof Byte
                || value instanceof BigInteger
                || value instanceof BigDecimal) {
            return (Number) value;
        }
        if (value instanceof Double) {
            return doubleValue(value);
        }
        if (value instanceof Float) {
            return floatValue(value);
        }
        BigDecimal number = decimal(value, "a number");
        if (number.scale() != 0) {
            double nearest = doubleValue(number);
            if (new BigDecimal(Double.toString(nearest)).compareTo(number) == 0) {
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

    /** Bytes, from base64 as Jackson reads it: the standard alphabet, padded, white space between groups allowed. */
    static byte[] bytesValue(Object value) {
        if (value instanceof byte[]) {
            return (byte[]) value;
        }
        try {
            return Base64Variants.MIME_NO_LINEFEEDS.decode(stringValue(value));
        } catch (IllegalArgumentException malformed) {
            throw new ArgumentError("base64 text", value);
        }
    }

    /**
     * The number that a value means: any {@link Number} as the decimal that it prints as, text where it is a JSON
     * number (RFC 8259, section 6) and nothing else (R5.2), of at most 100,000 characters and with an exponent that a
     * {@link BigDecimal} holds. A decimal of few digits and a huge exponent stays small: nothing expands it.
     *
     * @throws ArgumentError that {@code expected} was expected
     */
    static BigDecimal decimal(Object value, String expected) {
        if (value instanceof BigDecimal) {
            return (BigDecimal) value;
        }
        if (value instanceof Number || value instanceof String) {
            String text = value.toString();
            if (text.length() <= MOST_DIGITS && text.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?")) {
                try {
                    return new BigDecimal(text);
                } catch (RuntimeException beyond) {
                    // An exponent beyond an int.
                }
            }
        }
        throw new ArgumentError(expected, value);
    }

    /** The decimal as an integer, or null where it has a fraction or more than 100,000 digits. */
    static BigInteger wholeNumber(BigDecimal number) {
        if (number.signum() == 0) {
            return BigInteger.ZERO;
        }
        // In long arithmetic: a scale can be as low as Integer.MIN_VALUE.
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
