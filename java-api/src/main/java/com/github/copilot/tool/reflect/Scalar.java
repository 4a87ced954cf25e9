package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.ReflectedReading;
import java.math.BigDecimal;
import java.util.Map;

/** A string, number, boolean, character or {@code byte[]}: known without the table of the JDK's types, and without Jackson. */
final class Scalar extends Shape implements Readers.Reader {
    /** The most digits of an integer, as of an argument. */
    private static final int MOST_DIGITS = 100_000;

    private final Class<?> type;

    private Scalar(Class<?> type, String jsonType) {
        super(null, jsonType);
        this.type = type;
    }

    /** The shape of a class; null where it is none of these. {@code ScalarTest} compares the table. */
    static Scalar of(Class<?> type) {
        switch (type.getName()) {
            case "java.lang.String", "java.lang.CharSequence", "char", "java.lang.Character", "[B":
                return new Scalar(type, "string");
            case "boolean", "java.lang.Boolean":
                return new Scalar(type, "boolean");
            case "byte", "java.lang.Byte", "short", "java.lang.Short", "int", "java.lang.Integer":
            case "long", "java.lang.Long", "java.math.BigInteger":
                return new Scalar(type, "integer");
            case "float", "java.lang.Float", "double", "java.lang.Double", "java.math.BigDecimal", "java.lang.Number":
                return new Scalar(type, "number");
            default:
                return null;
        }
    }

    @Override
    Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
        Map<String, Object> schema = super.schema(writer, path, selection);
        if (type == byte[].class) {
            schema.put("contentEncoding", "base64");
        }
        return schema;
    }

    @Override
    Readers.Reader reader(Readers readers) {
        return this;
    }

    @Override
    int keyReader(Readers readers) {
        return readers.present(new Value(this, false, Constraints.NONE));
    }

    @Override
    public Object read(CallReading call, Object value) {
        return ReflectedReading.scalar(type, value);
    }

    /** Whether it is text that encodes bytes. */
    boolean isBytes() {
        return type == byte[].class;
    }

    @Override
    boolean isKey() {
        return type != Number.class && type != byte[].class;
    }

    @Override
    String example() {
        boolean isNumber = jsonType().equals("number");
        return jsonType().equals("integer")
                ? "10"
                : isNumber ? "1.5" : jsonType().equals("boolean") ? "true" : "x";
    }

    @Override
    Object defaultOf(String text) throws NoDefault {
        switch (jsonType()) {
            case "integer":
                BigDecimal integer = number(text, "an integer");
                // Written out, an integer with a large exponent would fill the memory.
                boolean isLong = (long) integer.precision() - integer.scale() > MOST_DIGITS;
                if (isLong || JsonText.whole(integer, true).compareTo(integer) != 0) {
                    throw new NoDefault(isLong ? "an integer of at most 100000 digits" : "an integer");
                }
                return JsonText.number(integer.toBigIntegerExact());
            case "number":
                BigDecimal number = number(text, "a finite decimal number");
                // Binary floats have a zero of each sign; a decimal has one.
                boolean isBinary = type.isPrimitive() || type == Double.class || type == Float.class;
                boolean isNegativeZero = isBinary && number.signum() == 0 && text.startsWith("-");
                return isNegativeZero ? (Number) (-0.0) : JsonText.number(number);
            case "boolean":
                if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
                    throw new NoDefault("true or false");
                }
                return text.equalsIgnoreCase("true");
            default:
                return text;
        }
    }

    private static BigDecimal number(String text, String expected) throws NoDefault {
        if (!isNumber(text)) {
            throw new NoDefault(expected + ": it is not a number");
        }
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException beyond) {
            throw new NoDefault(expected + ": it has too large an exponent");
        }
    }

    // A JSON number, which may have leading zeros (R4.6).
    private static boolean isNumber(String text) {
        int at = digits(text, text.startsWith("-") ? 1 : 0);
        at = text.startsWith(".", at) ? digits(text, at + 1) : at;
        if (text.startsWith("e", at) || text.startsWith("E", at)) {
            boolean isSigned = text.startsWith("+", at + 1) || text.startsWith("-", at + 1);
            at = digits(text, isSigned ? at + 2 : at + 1);
        }
        return at == text.length();
    }

    // Behind the digits at a place; beyond the text where there are none.
    private static int digits(String text, int start) {
        int at = start;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at == start ? text.length() + 1 : at;
    }
}
