package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Shape.Selection;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Writes one tool's schema (section 7): a recursive type becomes an entry of the root's {@code $defs} (R7.5),
 * every other type is written where it is used.
 */
final class SchemaWriter {
    /** The keywords in the order that R7.1 fixes. */
    private static final String[] ORDER = {
        "$ref",
        "type",
        "format",
        "contentEncoding",
        "enum",
        "const",
        "properties",
        "required",
        "prefixItems",
        "items",
        "additionalProperties",
        "oneOf",
        "anyOf",
        "allOf",
        "not",
        "minimum",
        "exclusiveMinimum",
        "maximum",
        "exclusiveMaximum",
        "multipleOf",
        "minLength",
        "maxLength",
        "pattern",
        "minItems",
        "maxItems",
        "minProperties",
        "maxProperties",
        "description"
    };

    /** The bound for types that multiply when they are written out. */
    private static final int MOST_VALUES = 100_000;

    /** The bound for nesting: each level is two of JSON, of which Jackson reads 1,000. */
    private static final int DEEPEST = 250;

    private final Map<Shape, String> recursive = new IdentityHashMap<>();
    private final Map<String, Object> definitions = new LinkedHashMap<>();
    private final Set<String> names = new HashSet<>();
    private final Set<String> identifiers = new HashSet<>();
    private int values;
    private int depth;

    /**
     * Returns the schema of a tool's arguments (R7.2).
     *
     * @param record the record that they make (R4.8); may be null
     */
    Map<String, Object> of(List<Argument> arguments, ObjectShape record) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<Object> required = new ArrayList<>();
        for (Argument each : arguments) {
            properties.put(each.name(), of(each));
            if (each.required()) {
                required.add(each.name());
            }
        }
        Map<String, Object> root = record == null
                ? object(properties, required)
                : record.schema(properties, required, this, "", Selection.ALL);
        if (!definitions.isEmpty()) {
            root.put("$defs", definitions);
        }
        return root;
    }

    private Map<String, Object> of(Argument argument) {
        if (argument.schema() != null) {
            return own(argument.schema(), argument.name(), argument.java(), argument.description());
        }
        Map<String, Object> schema =
                of(argument.value(), argument.java(), argument.selection(), argument.description(), argument.format());
        if (argument.hasDefault()) {
            schema.put("default", argument.defaultValue());
        }
        return schema;
    }

    /**
     * Returns the schema of a value at its place, in a new map.
     *
     * @param path for messages
     * @param selection which properties of the value are read
     * @param description the place's; null for none
     * @param format JSON Schema's type that the place sets, or its {@link TimePattern}; null for none
     */
    Map<String, Object> of(Value value, String path, Selection selection, String description, String format) {
        Map<String, Object> schema = type(value.shape(), path, selection);
        Map<String, Object> result = new LinkedHashMap<>(format == null ? schema : formatted(schema, format));
        if (value.constraints() != Constraints.NONE) {
            // A size of byte[] counts bytes, but minLength would count characters of the base64 text.
            boolean isEncoded = result.containsKey("contentEncoding");
            value.constraints().addKeywords(isEncoded ? null : value.shape().jsonType(), result);
        }
        return ordered(described(result, TimePattern.described(description, format)));
    }

    /** Returns the schema of a value inside another one. */
    Map<String, Object> of(Value value, String path, Selection selection) {
        return of(value, path, selection, null, null);
    }

    /**
     * Returns a schema that the user wrote; its definitions move to the root, and itself if it refers to itself.
     *
     * @param property the JSON name of the property that it describes
     * @param path for messages
     * @param description the property's; null for none
     */
    @SuppressWarnings("unchecked")
    Map<String, Object> own(OwnSchema schema, String property, String path, String description) {
        for (String identifier : schema.identifiers()) {
            if (!identifiers.add(identifier)) {
                throw OwnSchema.repeatedIdentifier(identifier, path);
            }
        }
        Map<String, String> names = new LinkedHashMap<>();
        schema.definitions().keySet().forEach(name -> names.put(name, fresh(name)));
        String whole = schema.isRecursive() ? fresh(property) : null;
        Map<String, Object> body = (Map<String, Object>) OwnSchema.renamed(schema.body(), whole, names);
        if (whole != null) {
            definitions.put(whole, body);
        }
        schema.definitions()
                .forEach((name, definition) ->
                        definitions.put(names.get(name), OwnSchema.renamed(definition, whole, names)));
        if (whole == null) {
            return described(body, description);
        }
        boolean isInside = description == null || description.equals(schema.description());
        return described(reference(whole), isInside ? null : description);
    }

    private String fresh(String name) {
        String fresh = name;
        for (int number = 2; !names.add(fresh); number++) {
            fresh = name + number;
        }
        return fresh;
    }

    private Map<String, Object> type(Shape shape, String path, Selection selection) {
        String known = recursive.get(shape);
        if (known != null) {
            return reference(known);
        }
        if (depth == DEEPEST || ++values > MOST_VALUES) {
            String excess = depth == DEEPEST
                    ? "its types nest in one another, and the bound is " + DEEPEST + " levels"
                    : "its types multiply as they are written out, and the bound is " + MOST_VALUES + " values";
            throw Problem.TOO_LARGE.with("parameter", path.split("[.\\[]")[0], "excess", excess);
        }
        if (!isRecursive(shape)) {
            return deeper(shape, path, selection);
        }
        FiniteValues.require(shape, path);
        String name = fresh(name(shape.use));
        recursive.put(shape, name);
        // The order of definitions is that of their first use.
        definitions.put(name, null);
        definitions.put(name, deeper(shape, path, Selection.ALL));
        return reference(name);
    }

    private Map<String, Object> deeper(Shape shape, String path, Selection selection) {
        depth++;
        Map<String, Object> schema = shape.schema(this, path, selection);
        depth--;
        return schema;
    }

    // Whether a value of a type that a user declared can hold values of the same type.
    private static boolean isRecursive(Shape shape) {
        if (shape.use == null || shape.use.raw().isArray() || JdkTypes.contains(shape.use.raw())) {
            return false;
        }
        Set<Shape> seen = new HashSet<>();
        Deque<Shape> rest = new ArrayDeque<>(List.of(shape));
        while (!rest.isEmpty()) {
            for (Value each : rest.pop().parts()) {
                if (each.shape() == shape) {
                    return true;
                }
                if (seen.add(each.shape())) {
                    rest.push(each.shape());
                }
            }
        }
        return false;
    }

    // Returns a schema whose type a format replaces; in a container, that of the innermost elements.
    private static Map<String, Object> formatted(Map<?, ?> schema, String format) {
        for (String part : List.of("items", "additionalProperties")) {
            if (schema.get(part) instanceof Map<?, ?> inner) {
                Map<String, Object> around = typed(String.valueOf(schema.get("type")));
                around.put(part, formatted(inner, format));
                return around;
            }
        }
        return TimePattern.schema(format);
    }

    private static Map<String, Object> ordered(Map<String, Object> schema) {
        Map<String, Object> ordered = new LinkedHashMap<>();
        for (String keyword : ORDER) {
            if (schema.containsKey(keyword)) {
                ordered.put(keyword, schema.get(keyword));
            }
        }
        schema.forEach(ordered::putIfAbsent);
        return ordered;
    }

    static Map<String, Object> empty() {
        return new LinkedHashMap<>();
    }

    static Map<String, Object> typed(String type) {
        Map<String, Object> schema = empty();
        schema.put("type", type);
        return schema;
    }

    /** Returns the schema of an object (R7.2). */
    static Map<String, Object> object(Map<String, Object> properties, List<Object> required) {
        Map<String, Object> schema = typed("object");
        schema.put("properties", properties);
        schema.put("required", required);
        return schema;
    }

    /** Returns the schema with a description, if that is not null. */
    static Map<String, Object> described(Map<String, Object> schema, String description) {
        if (description != null) {
            schema.put("description", description);
        }
        return schema;
    }

    private static Map<String, Object> reference(String name) {
        Map<String, Object> schema = empty();
        schema.put("$ref", OwnSchema.reference(name));
        return schema;
    }

    // Returns a readable name for a recursive type: Node, BoxOfString.
    private static String name(TypeUse type) {
        StringBuilder name = new StringBuilder();
        Deque<TypeUse> rest = new ArrayDeque<>(List.of(type));
        while (!rest.isEmpty() && name.length() <= 48) {
            TypeUse next = rest.pop();
            if (name.length() > 0 && !name.toString().endsWith("Of")) {
                name.append("And");
            }
            String simple = next.raw().isArray() ? "Array" : next.raw().getSimpleName();
            name.append(Character.toUpperCase(simple.charAt(0))).append(simple.substring(1));
            if (!next.arguments().isEmpty()) {
                name.append("Of");
                for (int i = next.arguments().size() - 1; i >= 0; i--) {
                    rest.push(next.arguments().get(i));
                }
            }
        }
        return name.toString().replaceAll("[^\\p{L}\\p{N}_.-]", "");
    }
}
