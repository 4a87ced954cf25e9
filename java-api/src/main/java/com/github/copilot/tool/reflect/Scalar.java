package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.github.copilot.tool.reflect.JdkTypes.JdkType;
import com.github.copilot.tool.reflect.JsonText.Malformed;
import com.github.copilot.tool.runtime.Scalars;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.Map;

/** A type that is read from a string, number or boolean: by our own readers, or by the mapper. */
final class Scalar extends Shape {
    private final Class<?> raw;
    private final JdkType row;

    private Scalar(JavaType type, Class<?> raw, String jsonType, JdkType row) {
        super(type, jsonType);
        this.raw = raw;
        this.row = row;
    }

    /** Returns the shape of a class that our own readers read without the table; null for any other. */
    static Scalar plain(Class<?> raw) {
        String json =
                switch (raw.getName()) {
                    case "java.lang.String", "java.lang.CharSequence", "char", "java.lang.Character" -> "string";
                    case "boolean", "java.lang.Boolean" -> "boolean";
                    case "byte", "java.lang.Byte", "short", "java.lang.Short", "int", "java.lang.Integer" -> "integer";
                    case "long", "java.lang.Long", "java.math.BigInteger" -> "integer";
                    case "float", "java.lang.Float", "double", "java.lang.Double" -> "number";
                    case "java.math.BigDecimal", "java.lang.Number" -> "number";
                    default -> null;
                };
        return json == null ? null : new Scalar(null, raw, json, null);
    }

    /** Returns the shape of a type; null if it is no scalar. */
    static Scalar of(TypeUse use) {
        Class<?> raw = use.raw();
        Scalar plain = plain(raw);
        JdkType row = plain != null || raw.isEnum() || raw.isPrimitive() ? null : JdkTypes.find(raw);
        boolean isScalar = row != null && (row.isMapped() || raw == byte[].class);
        return isScalar ? new Scalar(use.type(), raw, row.json(), row) : plain;
    }

    /** Reads a value by the method of {@link Scalars} for the class (R5.2). */
    static Object readAs(Class<?> raw, Object value) {
        return switch (raw.getName()) {
            case "byte", "java.lang.Byte" -> (Object) Scalars.byteValue(value);
            case "short", "java.lang.Short" -> (Object) Scalars.shortValue(value);
            case "int", "java.lang.Integer" -> (Object) Scalars.intValue(value);
            case "long", "java.lang.Long" -> (Object) Scalars.longValue(value);
            case "float", "java.lang.Float" -> (Object) Scalars.floatValue(value);
            case "double", "java.lang.Double" -> (Object) Scalars.doubleValue(value);
            case "boolean", "java.lang.Boolean" -> (Object) Scalars.booleanValue(value);
            case "char", "java.lang.Character" -> (Object) Scalars.charValue(value);
            case "java.lang.String", "java.lang.CharSequence" -> Scalars.stringValue(value);
            case "java.math.BigInteger" -> Scalars.bigIntegerValue(value);
            case "java.math.BigDecimal" -> Scalars.bigDecimalValue(value);
            case "java.lang.Number" -> Scalars.numberValue(value);
            case "[B" -> Scalars.bytesValue(value);
            default -> throw new IllegalArgumentException(raw.getName());
        };
    }

    @Override
    boolean isMapped() {
        return row != null && row.isMapped();
    }

    /** Whether it is a date or time, which can be before or after now. */
    boolean isMoment() {
        return isMapped() && row.isMoment();
    }

    /** Whether it is text that encodes bytes. */
    boolean isBytes() {
        return raw == byte[].class;
    }

    @Override
    Object read(ToolCall call, Object value, boolean isJson) {
        if (isMapped()) {
            return call.mapped(type, row, value, isJson);
        }
        boolean isWhole = raw == BigInteger.class;
        // A default, which is checked without a call, is as long as it is written.
        boolean isLong = call != null && (isWhole || raw == BigDecimal.class || raw == Number.class);
        return readAs(raw, isLong ? call.limited(value, isWhole) : value);
    }

    @Override
    Map<String, Object> schema(SchemaWriter writer, String path) {
        Map<String, Object> schema = super.schema(writer, path);
        schema.putAll(row == null ? Map.of() : row.keywords());
        return schema;
    }

    @Override
    boolean isKey() {
        return row == null ? raw != Number.class : row.isKey();
    }

    @Override
    String expected() {
        return isMapped() ? row.expected() : super.expected();
    }

    @Override
    String example() {
        if (row != null) {
            return row.example().equals("-") ? "..." : row.example();
        }
        return switch (jsonType()) {
            case "integer" -> "10";
            case "number" -> "1.5";
            case "boolean" -> "true";
            default -> "x";
        };
    }

    @Override
    Object defaultOf(String text) throws Malformed {
        if (jsonType().equals("string") || isMapped()) {
            return isMapped() && !jsonType().equals("string") ? super.defaultOf(text) : text;
        }
        if (jsonType().equals("boolean")) {
            if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
                throw new Malformed("true or false");
            }
            return text.equalsIgnoreCase("true");
        }
        boolean isInteger = jsonType().equals("integer");
        BigDecimal number = number(text, isInteger ? "an integer" : "a finite decimal number");
        // A binary float has a zero of each sign, a decimal only one.
        boolean isBinary = raw.isPrimitive() || raw == Double.class || raw == Float.class;
        return !isInteger && isBinary && number.signum() == 0 && text.startsWith("-")
                ? (Number) (-0.0)
                : JsonText.number(number);
    }

    // BigDecimal also reads what JSON does not: other digits than ASCII's, "+1", ".5", "1.". Leading zeros are allowed
    // (R4.6). A number with a large exponent is refused, because writing it out would fill the memory.
    private static BigDecimal number(String text, String expected) throws Malformed {
        boolean isNumber = !text.isEmpty() && text.charAt(0) != '+';
        for (int i = 0; i < text.length(); i++) {
            isNumber &= "0123456789.eE+-".indexOf(text.charAt(i)) >= 0;
            isNumber &= text.charAt(i) != '.' || i > 0 && isDigit(text, i - 1) && isDigit(text, i + 1);
        }
        try {
            BigDecimal number = isNumber ? new BigDecimal(text) : null;
            if (number == null || number.scale() < -JsonText.MOST_DIGITS) {
                throw new Malformed(expected + (isNumber ? ": its exponent is too large" : ": it is not a number"));
            }
            return number;
        } catch (NumberFormatException none) {
            throw new Malformed(expected + ": it is not a number");
        }
    }

    private static boolean isDigit(String text, int index) {
        return index < text.length() && "0123456789".indexOf(text.charAt(index)) >= 0;
    }
}
