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
 * One tool's schema (SPEC section 7): a recursive type becomes an entry of the root's {@code $defs} (R7.5), every other
 * type is written where it is used.
 */
final class ToolSchema {
    /** The keywords in the order that R7.1 fixes. */
    private static final String[] ORDER = {
        "$ref",
        "type",
        "format",
        "contentEncoding",
        "enum",
        "properties",
        "required",
        "items",
        "additionalProperties",
        "oneOf",
        "minimum",
        "exclusiveMinimum",
        "maximum",
        "exclusiveMaximum",
        "minLength",
        "maxLength",
        "pattern",
        "minItems",
        "maxItems",
        "minProperties",
        "maxProperties",
        "description"
    };

    /** Types that multiply by being written out end here. */
    private static final int MOST_VALUES = 100_000;

    /** Each level is two of JSON, which Jackson reads 1,000 of. */
    private static final int DEEPEST = 250;

    private final Map<Shape, String> recursive = new IdentityHashMap<>();
    private final Map<String, Object> definitions = new LinkedHashMap<>();
    private final Set<String> names = new HashSet<>();
    private int values;
    private int depth;

    /** The schema of a tool's arguments (R7.2), and of the record that they are (R4.8), if that is not null. */
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
            return own(argument.schema(), argument.description());
        }
        Map<String, Object> schema =
                of(argument.value(), argument.java(), argument.selection(), argument.description(), argument.format());
        if (argument.hasDefault()) {
            schema.put("default", argument.defaultValue());
        }
        return schema;
    }

    /** The schema of a value, in a map of its own, with what its place says beside its constraints; null for nothing. */
    Map<String, Object> of(Value value, String path, Selection selection, String description, String format) {
        Map<String, Object> schema = type(value.shape(), path, selection);
        Map<String, Object> result = new LinkedHashMap<>(format == null ? schema : formatted(schema, format));
        if (value.constraints() != Constraints.NONE) {
            // A size of byte[] counts bytes, a length of its base64 text characters.
            boolean isEncoded = result.containsKey("contentEncoding");
            value.constraints().addKeywords(isEncoded ? null : value.shape().jsonType(), result);
        }
        return ordered(described(result, description));
    }

    /** The schema of a value inside another one. */
    Map<String, Object> of(Value value, String path, Selection selection) {
        return of(value, path, selection, null, null);
    }

    /** A schema that the user wrote, its definitions at the root. */
    @SuppressWarnings("unchecked")
    Map<String, Object> own(OwnSchema schema, String description) {
        Map<String, String> names = new LinkedHashMap<>();
        schema.definitions().keySet().forEach(name -> names.put(name, fresh(name)));
        schema.definitions()
                .forEach((name, definition) -> definitions.put(names.get(name), OwnSchema.renamed(definition, names)));
        return described((Map<String, Object>) OwnSchema.renamed(schema.body(), names), description);
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
        String name = fresh(name(shape.use));
        recursive.put(shape, name);
        // Its place among the definitions is where it is met first.
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

    // Whether a type that a user declared is made of itself.
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

    // In containers the format is that of what is in them.
    private static Map<String, Object> formatted(Map<?, ?> schema, String format) {
        for (String part : List.of("items", "additionalProperties")) {
            if (schema.get(part) instanceof Map<?, ?> inner) {
                Map<String, Object> around = typed(String.valueOf(schema.get("type")));
                around.put(part, formatted(inner, format));
                return around;
            }
        }
        return typed(format);
    }

    private static Map<String, Object> ordered(Map<String, Object> schema) {
        Map<String, Object> ordered = new LinkedHashMap<>();
        for (String keyword : ORDER) {
            if (schema.containsKey(keyword)) {
                ordered.put(keyword, schema.get(keyword));
            }
        }
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

    /** The schema of an object (R7.2). */
    static Map<String, Object> object(Map<String, Object> properties, List<Object> required) {
        Map<String, Object> schema = typed("object");
        schema.put("properties", properties);
        schema.put("required", required);
        return schema;
    }

    /** The schema, with a description where that is not null. */
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

    // A readable name for a recursive type: Node, BoxOfString.
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
