package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.github.copilot.tool.reflect.JsonText.Malformed;
import java.util.List;
import java.util.Map;

/**
 * A type as JSON (R7.3): the single source of its schema, of defaults and of how arguments are read. Shapes refer to
 * others through {@link Value}, so a recursive type is an ordinary graph. A tool's shapes never change after it is made:
 * any thread may read by them.
 */
abstract class Shape {
    /** The type; null if it is read without Jackson. */
    final JavaType type;

    private final String jsonType;

    /**
     * Creates a shape.
     */
    Shape(JavaType type, String jsonType) {
        this.type = type;
        this.jsonType = jsonType;
    }

    /**
     * Reads a value that is not null.
     *
     * @param isJson whether to return the JSON of which the mapper makes the value
     * @throws com.github.copilot.tool.runtime.ArgumentError if it cannot be read
     */
    abstract Object read(ToolCall call, Object value, boolean isJson);

    /** Whether the mapper is needed to read it. */
    boolean isMapped() {
        return false;
    }

    /** Returns the values that this shape's schema consists of. */
    List<Value> parts() {
        return List.of();
    }

    /** Returns the schema of the type, without the keywords of its use. The path is for messages. */
    Map<String, Object> schema(SchemaWriter writer, String path) {
        return jsonType() == null ? SchemaWriter.empty() : SchemaWriter.typed(jsonType());
    }

    /** Returns JSON Schema's type, which decides which constraints apply; null for none. */
    String jsonType() {
        return jsonType;
    }

    /** Whether a map's keys of this type are read as values are (R7.3). */
    boolean isKey() {
        return false;
    }

    /** Returns the expected value, in the words of an error (R5.3). */
    String expected() {
        String json = jsonType();
        if (json == null) {
            return "a value that the tool can read";
        }
        return json.equals("boolean") ? "true or false" : ("aio".indexOf(json.charAt(0)) < 0 ? "a " : "an ") + json;
    }

    /** Returns a default of the type, for a message. */
    String example() {
        return "object".equals(jsonType()) ? "{}" : "array".equals(jsonType()) ? "[]" : "...";
    }

    /** Returns the default with this text (R4.6), as JSON. */
    Object defaultOf(String text) throws Malformed {
        try {
            return JsonText.read(text);
        } catch (Malformed fault) {
            throw new Malformed("JSON text: " + fault.getMessage() + " (" + fault.position + ")");
        }
    }
}
