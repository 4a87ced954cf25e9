package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import com.github.copilot.tool.reflect.Tables.JdkType;
import com.github.copilot.tool.runtime.ArgumentError;
import com.github.copilot.tool.runtime.Scalars;
import java.lang.reflect.Constructor;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * A type as JSON (R7.3), which {@link SchemaWriter} shows and {@link ReflectedTool} reads. Shapes refer to others through
 * {@link Value}, so a recursive type is an ordinary graph. Once a tool is made nothing changes: any thread may read.
 */
final class Shape {
    /**
     * The kinds of types, by how their values are read: SCALAR by a method of {@link Scalars}, MAPPED by the mapper, ENUM
     * by the names of constants; ANY is {@code Object}, as it comes, or one of Jackson's trees; an OBJECT is a record,
     * made by its canonical constructor, or a class with known properties, made by the mapper.
     */
    enum Kind {
        SCALAR,
        MAPPED,
        ENUM,
        ANY,
        ARRAY,
        MAP,
        OBJECT
    }

    private static final Map<String, String> EXAMPLES =
            Map.of("object", "{}", "array", "[]", "integer", "10", "number", "1.5", "boolean", "true", "string", "x");

    final Kind kind;
    final Class<?> raw;

    /** Jackson's type, null if it is read without Jackson; and JSON Schema's, which decides which constraints apply. */
    final JavaType type;

    final String json;

    /** The description of the type, and the row of the table for a text or number; null if there is none. */
    String description;

    JdkType row;

    /** Reads a scalar (R5.2), or an enum's constant by an alias; null for a string, and for any other kind. */
    private UnaryOperator<Object> reader;

    /** The names of an enum's constants in JSON, in their order, and the lines about them; null if none is described. */
    List<String> names = List.of();

    String described;

    /** Makes an empty collection or map, or a record; null for any other type. */
    Constructor<?> maker;

    /** The keys of a map, and the values of an array, collection or map. */
    Value key;

    Value content;

    /** Whether it is a container that cannot hold null. */
    boolean refusesNull;

    /**
     * The properties of an object in the order of R7.11. Their readers and names, and those of a record's components in
     * their order, are what the runtime helpers take.
     */
    List<Property> properties = List.of();

    Property.Members members;
    Property.Members components;

    /** Creates a shape, of which {@link Shapes} sets the rest. */
    Shape(Kind kind, Class<?> raw, JavaType type, String json) {
        this.kind = kind;
        this.raw = raw;
        this.type = type;
        this.json = json;
    }

    /** Returns the shape of a class without annotations that matter, for which no other class is loaded; else null. */
    static Shape plain(Class<?> raw) {
        return switch (raw.getName()) {
            case "java.lang.String", "java.lang.CharSequence" -> scalar(raw, "string", null);
            case "char", "java.lang.Character" -> scalar(raw, "string", Scalars::charValue);
            case "boolean", "java.lang.Boolean" -> scalar(raw, "boolean", Scalars::booleanValue);
            case "byte", "java.lang.Byte" -> scalar(raw, "integer", Scalars::byteValue);
            case "short", "java.lang.Short" -> scalar(raw, "integer", Scalars::shortValue);
            case "int", "java.lang.Integer" -> scalar(raw, "integer", Scalars::intValue);
            case "long", "java.lang.Long" -> scalar(raw, "integer", Scalars::longValue);
            case "java.math.BigInteger" -> scalar(raw, "integer", Scalars::bigIntegerValue);
            case "float", "java.lang.Float" -> scalar(raw, "number", Scalars::floatValue);
            case "double", "java.lang.Double" -> scalar(raw, "number", Scalars::doubleValue);
            case "java.math.BigDecimal" -> scalar(raw, "number", Scalars::bigDecimalValue);
            case "java.lang.Number" -> scalar(raw, "number", Scalars::numberValue);
            default -> {
                boolean isPlain = raw.isEnum() && raw.getEnumConstants().length > 0 && !Tables.IS_ANNOTATED.get(raw);
                yield isPlain ? enumeration(raw, namesInJava(raw), null) : null;
            }
        };
    }

    /** Returns the shape of a type that a runtime helper reads. */
    static Shape scalar(Class<?> raw, String json, UnaryOperator<Object> reader) {
        Shape shape = new Shape(Kind.SCALAR, raw, null, json);
        shape.reader = reader;
        return shape;
    }

    /** Returns the shape of an enum with these names in JSON, and a function that finds a constant by its alias. */
    static Shape enumeration(Class<?> raw, List<String> names, UnaryOperator<Object> aliases) {
        Shape shape = new Shape(Kind.ENUM, raw, null, "string");
        shape.names = names;
        shape.reader = aliases;
        return shape;
    }

    /** Returns a description and the lines about the constants of an enum or of a map's keys; null without either. */
    String withLines(String description) {
        String lines = key == null ? described : key.shape().described;
        return description == null ? lines : lines == null ? description : description + "\n" + lines;
    }

    /** Returns the names of an enum's constants in Java, in their order. */
    static List<String> namesInJava(Class<?> raw) {
        List<String> names = new ArrayList<>();
        for (Object each : raw.getEnumConstants()) {
            names.add(((Enum<?>) each).name());
        }
        return names;
    }

    /** Sets the properties, which are in the order of R7.11. */
    void complete(List<Property> ordered) {
        Stream<Property> placed = ordered.stream().sorted(Comparator.comparing(Property::position));
        properties = ordered;
        members = Property.Members.of(ordered, true);
        components = Property.Members.of(placed.toList(), false);
    }

    /** Whether the mapper is needed to read it. */
    boolean isMapped() {
        return kind == Kind.MAPPED || kind == Kind.ANY && raw != Object.class || kind == Kind.OBJECT && maker == null;
    }

    /** Reads a scalar or an enum, or checks its JSON. */
    Object plainValue(Object value, boolean isJson) {
        if (kind == Kind.SCALAR) {
            return reader == null ? Scalars.stringValue(value) : reader.apply(value);
        }
        int index = value == null ? -1 : names.indexOf(value);
        Object read = index >= 0 ? raw.getEnumConstants()[index] : reader == null ? null : reader.apply(value);
        if (read == null) {
            throw new ArgumentError(expected(), value);
        }
        return isJson ? value : read;
    }

    /** Returns the expected value, in the words of an error (R5.3). */
    String expected() {
        if (kind == Kind.ENUM) {
            // As JSON, as reader_plan.rs does: a failure's list has one line for each error.
            Stream<String> quoted =
                    names.stream().map(each -> TextNode.valueOf(each).toString());
            return (names.size() == 1 ? "" : "one of ") + quoted.collect(Collectors.joining(", "));
        }
        String other = raw.isAssignableFrom(JsonNode.class) ? "any JSON value" : "a value that the tool can read";
        return kind == Kind.MAPPED ? row.expected() : json == null ? other : "an " + json;
    }

    /** Returns a default of the type, for a message. */
    String example() {
        String other = kind == Kind.ENUM ? names.get(0) : EXAMPLES.getOrDefault(String.valueOf(json), "...");
        return row == null || row.expected().equals("-") ? other : row.example();
    }

    /** Returns the default with this text (R4.6), as JSON. */
    Object defaultOf(String text) {
        if (kind == Kind.ENUM) {
            // The name in JSON takes precedence over the one in Java.
            int inJson = names.indexOf(text);
            int index = inJson < 0 ? namesInJava(raw).indexOf(text) : inJson;
            if (index < 0) {
                throw new UnusableTool(expected().replace("\"", ""));
            }
            return names.get(index);
        }
        if (kind == Kind.SCALAR && json.equals("boolean")) {
            boolean isValid = text.equalsIgnoreCase("true") || text.equalsIgnoreCase("false");
            return isValid ? (Object) Boolean.valueOf(text) : text;
        }
        if (kind == Kind.SCALAR && !json.equals("string")) {
            return numberOf(text);
        }
        return "string".equals(json)
                ? text
                : JsonText.read(text, (why, place) -> new UnusableTool("JSON text: " + why + " (" + place + ")"));
    }

    // BigDecimal also reads what JSON does not: other digits than ASCII's, "+1", ".5", "1.". Leading zeros are allowed
    // (R4.6). A number with a large exponent is refused, because writing it out would fill the memory.
    private Number numberOf(String text) {
        String expected = json.equals("integer") ? "an integer" : "a finite decimal number";
        String parts = " " + text.replace('-', ' ').replace('e', ' ').replace('E', ' ') + " ";
        boolean isAscii = text.chars().allMatch(each -> each < 128);
        boolean isJson = isAscii && !text.startsWith("+") && !parts.contains(" .") && !parts.contains(". ");
        BigDecimal number;
        try {
            number = new BigDecimal(isJson ? text : "");
        } catch (NumberFormatException none) {
            throw new UnusableTool(expected + ": it is not a number");
        }
        if (number.scale() < -JsonText.MOST_DIGITS) {
            throw new UnusableTool(expected + ": its exponent is too large");
        }
        // A binary float has a zero of each sign, a decimal only one.
        boolean isBinary = raw.isPrimitive() || raw == Double.class || raw == Float.class;
        boolean isNegativeZero = json.equals("number") && isBinary && number.signum() == 0 && text.startsWith("-");
        return isNegativeZero ? (Number) (-0.0) : JsonText.number(number);
    }
}
