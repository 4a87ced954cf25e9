package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.Base64Variants;
import com.github.copilot.rpc.ToolInvocation;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * Reading arguments exactly (SPEC R5.2, R5.3, R5.5).
 *
 * <p>What comes is what JSON becomes in Java: maps, collections, strings, booleans and numbers of whatever class. Each
 * {@code ...Value} method takes such a value and its path and gives the value that the tool takes, or throws a
 * {@link Fault}: for {@code null}, for a value of another kind, and for a number out of range.
 */
@SuppressWarnings("unchecked")
final class Arguments {
    private static final int MOST_DIGITS = 100_000;
    private static final int SHOWN_NAME = 100;

    private Arguments() {}

    /** The invocation's arguments; none count as an empty map (R5.5). */
    static Map<?, ?> arguments(ToolInvocation invocation) {
        Map<?, ?> given;
        try {
            given = invocation.getArguments();
        } catch (RuntimeException unreadable) {
            throw new Fault("", "must be an object whose members are the tool's parameters");
        }
        return given == null ? new LinkedHashMap<Object, Object>() : given;
    }

    /** Any value that is there; {@code null} is none. */
    static Object anyValue(Object value, String path) {
        if (value == null) {
            throw new Fault(path, "given", null);
        }
        return value;
    }

    /** A default for what is missing or null (R4.7). */
    static Object orDefault(Object value, Object otherwise) {
        return value == null ? otherwise : value;
    }

    /** The first member that is there, under any of its names. */
    static Object firstOf(Map<?, ?> given, String... names) {
        for (String each : names) {
            Object value = given.get(each);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    /** The first member that is there, under any of so many names that a list holds them. */
    static Object firstOfAll(Map<?, ?> given, Object names) {
        for (Object each : (Iterable<?>) names) {
            Object value = given.get(each);
            if (value != null) {
                return value;
            }
        }
        return null;
    }

    /** The arguments with a default for each that is missing or null: names and defaults in turn (R4.7, R4.8). */
    static Map<?, ?> withDefaults(Map<?, ?> given, Object... namesAndDefaults) {
        LinkedHashMap<Object, Object> result = new LinkedHashMap<Object, Object>(given);
        for (int i = 0; i < namesAndDefaults.length; i += 2) {
            if (result.get(namesAndDefaults[i]) == null) {
                result.put(namesAndDefaults[i], namesAndDefaults[i + 1]);
            }
        }
        return result;
    }

    /** An Optional of the value, empty where it is null. */
    static Optional<?> optional(Object value) {
        return Optional.<Object>ofNullable(value);
    }

    /**
     * A value that is to be of a type variable with several bounds, or an array of such values; it, or what is in the
     * array, is an instance of all these classes (R3.9).
     */
    static Object bounded(Object value, String path, int dimensions, Class<?>... bounds) {
        if (dimensions > 0 && value != null) {
            Object[] array = (Object[]) value;
            for (int i = 0; i < array.length; i++) {
                bounded(array[i], elementPath(path, i), dimensions - 1, bounds);
            }
            return value;
        }
        for (Class<?> each : bounds) {
            if (value != null && !each.isInstance(value)) {
                throw new Fault(path, "could not be accepted: the tool takes no value of this kind");
            }
        }
        return value;
    }

    /** A byte, from any number or JSON number text that is whole and in range. */
    static byte byteValue(Object value, String path) {
        return (byte) whole(value, path, -128, 127, "an integer from -128 to 127");
    }

    /** A short, from any number or JSON number text that is whole and in range. */
    static short shortValue(Object value, String path) {
        return (short) whole(value, path, -32768, 32767, "an integer from -32768 to 32767");
    }

    /** An int, from any number or JSON number text that is whole and in range. */
    static int intValue(Object value, String path) {
        if (value instanceof Integer) {
            return (Integer) value;
        }
        return (int) whole(value, path, -2147483648, 2147483647, "an integer from -2147483648 to 2147483647");
    }

    /** A long, from any number or JSON number text that is whole and in range. */
    static long longValue(Object value, String path) {
        if (value instanceof Integer) {
            return (Integer) value;
        }
        if (value instanceof Long) {
            return (Long) value;
        }
        return whole(
                value,
                path,
                Long.MIN_VALUE,
                Long.MAX_VALUE,
                "an integer from -9223372036854775808 to 9223372036854775807");
    }

    /** The float nearest to the decimal that came; one that overflows is out of range. */
    static float floatValue(Object value, String path) {
        float number = value instanceof Float
                ? (Float) value
                : decimal(value, path, "a number").floatValue();
        if (Float.isNaN(number) || Float.isInfinite(number)) {
            throw new Fault(path, "a number from -3.4028235E38 to 3.4028235E38", value);
        }
        return number;
    }

    /** The double nearest to the decimal that came; one that overflows is out of range. */
    static double doubleValue(Object value, String path) {
        if (value instanceof Integer) {
            return (Integer) value;
        }
        double number = value instanceof Double
                ? (Double) value
                : decimal(value, path, "a number").doubleValue();
        if (Double.isNaN(number) || Double.isInfinite(number)) {
            throw new Fault(path, "a number from -1.7976931348623157E308 to 1.7976931348623157E308", value);
        }
        return number;
    }

    /** A boolean, or the text {@code true} or {@code false} in exactly these letters. */
    static boolean booleanValue(Object value, String path) {
        if (value instanceof Boolean) {
            return (Boolean) value;
        }
        if ("true".equals(value) || "false".equals(value)) {
            return "true".equals(value);
        }
        throw new Fault(path, "true or false", value);
    }

    /** The one UTF-16 unit of a string of length one; an emoji is two. */
    static char charValue(Object value, String path) {
        if (value instanceof Character) {
            return (Character) value;
        }
        if (value instanceof String && ((String) value).length() == 1) {
            return ((String) value).charAt(0);
        }
        throw new Fault(path, "a single character", value);
    }

    /** A string; no number and no boolean is one. */
    static String stringValue(Object value, String path) {
        if (value instanceof String) {
            return (String) value;
        }
        throw new Fault(path, "a string", value);
    }

    /** A whole number of at most 100,000 digits. */
    static BigInteger bigIntegerValue(Object value, String path) {
        if (value instanceof BigInteger) {
            return (BigInteger) value;
        }
        BigInteger number = wholeNumber(decimal(value, path, "an integer"));
        if (number == null) {
            throw new Fault(path, "an integer of at most 100000 digits", value);
        }
        return number;
    }

    /** The decimal that came, its scale kept. */
    static BigDecimal bigDecimalValue(Object value, String path) {
        return decimal(value, path, "a number");
    }

    /**
     * A number as Jackson reads one for {@link Number}: of text, {@link Integer}, {@link Long} or {@link BigInteger}
     * where it is written whole, else {@link Double}, or {@link BigDecimal} where a double would cut it. The boxed and
     * {@code java.math} classes stay what they are.
     */
    static Number numberValue(Object value, String path) {
        if (value instanceof Integer
                || value instanceof Long
                || value instanceof Short
                || value instanceof Byte
                || value instanceof BigInteger
                || value instanceof BigDecimal) {
            return (Number) value;
        }
        if (value instanceof Double) {
            return doubleValue(value, path);
        }
        if (value instanceof Float) {
            return floatValue(value, path);
        }
        BigDecimal number = decimal(value, path, "a number");
        if (number.scale() != 0) {
            double nearest = doubleValue(number, path);
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
    static byte[] bytesValue(Object value, String path) {
        if (value instanceof byte[]) {
            return (byte[]) value;
        }
        try {
            return Base64Variants.MIME_NO_LINEFEEDS.decode(stringValue(value, path));
        } catch (IllegalArgumentException malformed) {
            throw new Fault(path, "base64 text", value);
        }
    }

    /** The elements of an array. */
    static Collection<?> elements(Object value, String path) {
        if (value instanceof Collection) {
            return (Collection<?>) value;
        }
        throw new Fault(path, "an array", value);
    }

    /** The members of an object. */
    static Map<?, ?> members(Object value, String path) {
        if (value instanceof Map) {
            return (Map<?, ?>) value;
        }
        throw new Fault(path, "an object", value);
    }

    /**
     * The number that a value stands for: any {@link Number} as the decimal that it prints as, text where it is a JSON
     * number (RFC 8259, section 6) and nothing else (R5.2), of at most 100,000 characters and with an exponent that a
     * {@link BigDecimal} holds. A decimal of few digits and a huge exponent stays small: nothing expands it.
     *
     * @throws Fault that {@code expected} was expected
     */
    static BigDecimal decimal(Object value, String path, String expected) {
        if (value instanceof BigDecimal) {
            return (BigDecimal) value;
        }
        if (value instanceof Number || value instanceof String) {
            String text = value.toString();
            if (text.length() <= MOST_DIGITS && text.matches("-?(0|[1-9][0-9]*)([.][0-9]+)?([eE][-+]?[0-9]+)?")) {
                try {
                    return new BigDecimal(text);
                } catch (NumberFormatException beyond) {
                    throw new Fault(path, expected, value);
                }
            }
        }
        throw new Fault(path, expected, value);
    }

    /** The whole number that a value stands for, between two bounds, both inclusive. */
    static long whole(Object value, String path, long least, long most, String expected) {
        try {
            long result = decimal(value, path, expected).longValueExact();
            if (result >= least && result <= most) {
                return result;
            }
        } catch (ArithmeticException fraction) {
            throw new Fault(path, expected, value);
        }
        throw new Fault(path, expected, value);
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

    /**
     * The path of a member: {@code order.price}, {@code order["odd name"]}. Of a name beyond 100 characters, which only
     * the model can have made up, the beginning counts.
     */
    static String childPath(String path, String name) {
        StringBuilder out = new StringBuilder(path);
        if (isSimpleName(name)) {
            return path.isEmpty() ? name : out.append('.').append(name).toString();
        }
        quote(name, out.append('['), path.length() + SHOWN_NAME);
        return out.append(']').toString();
    }

    /** The path of an element: {@code items[4]}. */
    static String elementPath(String path, int index) {
        return path.concat("[").concat(String.valueOf(index)).concat("]");
    }

    private static boolean isSimpleName(String name) {
        for (int i = 0; i < name.length(); i++) {
            char letter = name.charAt(i);
            boolean simple = (letter >= 'a' && letter <= 'z')
                    || (letter >= 'A' && letter <= 'Z')
                    || (letter >= '0' && letter <= '9')
                    || letter == '_'
                    || letter == '-';
            if (!simple) {
                return false;
            }
        }
        return !name.isEmpty() && name.length() <= SHOWN_NAME;
    }

    /**
     * Appends a JSON string literal, ending early, with the quote, once {@code out} is longer than the limit. A lone
     * surrogate is written as an escape: as it is, no JSON could carry it back to the model.
     */
    static void quote(String content, StringBuilder out, int limit) {
        out.append('"');
        for (int i = 0; i < content.length() && out.length() <= limit; i++) {
            char unit = content.charAt(i);
            if (unit == '"' || unit == '\\') {
                out.append('\\').append(unit);
            } else if (unit == '\n') {
                out.append("\\n");
            } else if (Character.isHighSurrogate(unit)
                    && i + 1 < content.length()
                    && Character.isLowSurrogate(content.charAt(i + 1))) {
                out.append(unit).append(content.charAt(++i));
            } else if (unit < ' ' || Character.isSurrogate(unit)) {
                String hex = Integer.toHexString(unit);
                out.append("\\u").append("0000", hex.length(), 4).append(hex);
            } else {
                out.append(unit);
            }
        }
        out.append('"');
    }

    /** An argument that the tool's own code refused while it was read, without that code's words (R5.6). */
    static Fault rejected(String path) {
        return new Fault(path, "could not be accepted: the tool's own checks refused what was given");
    }
}
