package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.ReflectedReading;
import java.math.BigDecimal;
import java.util.Map;

/** A type that our own readers read from a string, number or boolean. */
final class Scalar extends Shape implements ReaderPlan.Reader {
    /** How many digits an integer can have, as in an argument. */
    private static final int MOST_DIGITS = 100_000;

    private final Class<?> type;
    private final JdkTypes.JdkType row;

    private Scalar(Class<?> type, String jsonType, JdkTypes.JdkType row) {
        super(null, jsonType);
        this.type = type;
        this.row = row;
    }

    /** Returns the shape of a class; null if it is not a scalar. */
    static Scalar of(Class<?> type) {
        String plain = plain(type);
        if (plain != null) {
            return new Scalar(type, plain, null);
        }
        JdkTypes.JdkType row = type.isEnum() || type.isPrimitive() ? null : JdkTypes.find(type);
        return row != null && row.isReadByCode() ? new Scalar(type, row.json(), row) : null;
    }

    // Returns JSON Schema's type of the most frequent scalars, so that the table need not be read for them; null for
    // other types. ScalarTest compares it with the table.
    private static String plain(Class<?> type) {
        switch (type.getName()) {
            case "java.lang.String", "java.lang.CharSequence", "char", "java.lang.Character":
                return "string";
            case "boolean", "java.lang.Boolean":
                return "boolean";
            case "byte", "java.lang.Byte", "short", "java.lang.Short", "int", "java.lang.Integer":
            case "long", "java.lang.Long", "java.math.BigInteger":
                return "integer";
            case "float", "java.lang.Float", "double", "java.lang.Double", "java.math.BigDecimal", "java.lang.Number":
                return "number";
            default:
                return null;
        }
    }

    @Override
    Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
        Map<String, Object> schema = super.schema(writer, path, selection);
        if (row != null) {
            row.addKeywords(schema);
        }
        return schema;
    }

    @Override
    ReaderPlan.Reader reader(ReaderPlan plan) {
        return this;
    }

    @Override
    int keyReader(ReaderPlan plan) {
        return plan.present(new Value(this, false, Constraints.NONE));
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
        return row == null ? type != Number.class : row.isKey();
    }

    @Override
    String example() {
        if (row != null && row.example() != null) {
            return row.example();
        }
        boolean isNumber = jsonType().equals("number");
        return jsonType().equals("integer")
                ? "10"
                : isNumber ? "1.5" : jsonType().equals("boolean") ? "true" : "x";
    }

    @Override
    Object defaultOf(String text) throws InvalidDefault {
        switch (jsonType()) {
            case "integer":
                BigDecimal integer = number(text, "an integer");
                // An integer with a large exponent is refused, because writing it out would fill the memory.
                boolean isLong = (long) integer.precision() - integer.scale() > MOST_DIGITS;
                if (isLong || JsonText.whole(integer, true).compareTo(integer) != 0) {
                    throw new InvalidDefault(isLong ? "an integer of at most 100000 digits" : "an integer");
                }
                return JsonText.number(integer.toBigIntegerExact());
            case "number":
                BigDecimal number = number(text, "a finite decimal number");
                // A binary float has a zero of each sign, a decimal only one.
                boolean isBinary = type.isPrimitive() || type == Double.class || type == Float.class;
                boolean isNegativeZero = isBinary && number.signum() == 0 && text.startsWith("-");
                return isNegativeZero ? (Number) (-0.0) : JsonText.number(number);
            case "boolean":
                if (!text.equalsIgnoreCase("true") && !text.equalsIgnoreCase("false")) {
                    throw new InvalidDefault("true or false");
                }
                return text.equalsIgnoreCase("true");
            default:
                return text;
        }
    }

    private static BigDecimal number(String text, String expected) throws InvalidDefault {
        if (!isNumber(text)) {
            throw new InvalidDefault(expected + ": it is not a number");
        }
        try {
            return new BigDecimal(text);
        } catch (NumberFormatException beyond) {
            throw new InvalidDefault(expected + ": it has too large an exponent");
        }
    }

    // Whether a text is a JSON number; leading zeros are allowed (R4.6).
    private static boolean isNumber(String text) {
        int at = digits(text, text.startsWith("-") ? 1 : 0);
        at = text.startsWith(".", at) ? digits(text, at + 1) : at;
        if (text.startsWith("e", at) || text.startsWith("E", at)) {
            boolean isSigned = text.startsWith("+", at + 1) || text.startsWith("-", at + 1);
            at = digits(text, isSigned ? at + 2 : at + 1);
        }
        return at == text.length();
    }

    // Returns the position after the digits at a place; a position after the text if there are none.
    private static int digits(String text, int start) {
        int at = start;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            at++;
        }
        return at == start ? text.length() + 1 : at;
    }
}
