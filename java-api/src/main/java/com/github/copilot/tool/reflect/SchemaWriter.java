package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.Schemas;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;

/**
 * Writes one tool's schema (section 7): a recursive type becomes an entry of the root's {@code $defs} (R7.5), every
 * other type is written where it is used.
 */
final class SchemaWriter {
    /** The keywords in the order that R7.1 fixes. */
    private static final class Keywords {
        static final Set<String> ORDER =
                Tables.rows("runtime/json-schema-keywords.txt", 5).keySet();
    }

    /** The bound for types that multiply when they are written out. */
    private static final int MOST_VALUES = 100_000;

    /** The names of recursive types. */
    private final Map<Shape, String> recursive = new HashMap<>();

    private final Map<String, Object> definitions = new LinkedHashMap<>();
    private int values;

    /** Returns the schema of a tool's arguments (R7.2), or of those that make one record. */
    Map<String, Object> of(List<Property> arguments, Shape record) {
        Map<String, Object> root = object(arguments, "");
        describe(root, record == null ? null : record.description);
        if (!definitions.isEmpty()) {
            root.put("$defs", definitions);
        }
        return root;
    }

    private Map<String, Object> object(List<Property> properties, String path) {
        Map<String, Object> schemas = new LinkedHashMap<>();
        List<Object> required = new ArrayList<>();
        for (Property each : properties) {
            schemas.put(each.name(), of(each, path.isEmpty() ? each.java() : path + "." + each.name()));
            if (each.required()) {
                required.add(each.name());
            }
        }
        return Schemas.structure(schemas, required.toArray());
    }

    // Returns the schema of a property. The definitions of a schema that the user wrote move to the root.
    private Map<String, Object> of(Property property, String path) {
        if (property.schema() == null) {
            Map<String, Object> schema =
                    of(property.value(), path, property.annotation().description());
            if (property.defaultValue() != null) {
                schema.put("default", property.defaultValue());
            }
            return schema;
        }
        Map<String, Object> schema = new LinkedHashMap<>(property.schema());
        if (schema.remove("$defs") instanceof Map<?, ?> own) {
            own.forEach((name, definition) -> {
                UnusableTool.refuseIf(
                        definitions.putIfAbsent(String.valueOf(name), definition) != null,
                        "The $defs of the schema of '" + path + "' have '" + name
                                + "', as another type of the tool has: only the compiler renames it.");
            });
        }
        describe(schema, property.annotation().description());
        return schema;
    }

    // Returns the schema of a value at its place, in a new map.
    private Map<String, Object> of(Value value, String path, String description) {
        Map<String, Object> schema = new LinkedHashMap<>(referenced(value.shape(), path));
        schema.putAll(value.keywords());
        describe(schema, description == null ? null : value.shape().withLines(description));
        if (value.keywords().isEmpty()) {
            return schema;
        }
        Map<String, Object> ordered = new LinkedHashMap<>();
        for (String each : Keywords.ORDER) {
            if (schema.containsKey(each)) {
                ordered.put(each, schema.get(each));
            }
        }
        return ordered;
    }

    // Returns the schema of a type, or a reference to it: a JSON pointer as a URI fragment (RFC 6901, section 6).
    private Map<String, Object> referenced(Shape shape, String path) {
        UnusableTool.problemIf(++values > MOST_VALUES, "too-large", path, "its types multiply as they are written out");
        String name = recursive.get(shape);
        if (name == null && (shape.kind != Shape.Kind.OBJECT || !reachesItself(shape, each -> true))) {
            return written(shape, path);
        }
        if (name == null) {
            boolean isEndless = reachesItself(shape, SchemaWriter::isNeeded);
            if (isEndless || shape.type.hasGenericTypes()) {
                String reason = "every value of it contains another one, without end";
                throw UnusableTool.refusal(
                        shape.type, path, isEndless ? reason : "it is a generic type that contains itself");
            }
            name = shape.raw.getSimpleName();
            for (int number = 2; definitions.containsKey(name); number++) {
                name = shape.raw.getSimpleName() + number;
            }
            recursive.put(shape, name);
            // The order of definitions is that of their first use.
            definitions.put(name, Map.of());
            definitions.put(name, written(shape, path));
        }
        return Map.of("$ref", "#/$defs/" + URLEncoder.encode(name, StandardCharsets.UTF_8));
    }

    private Map<String, Object> written(Shape shape, String path) {
        Map<String, Object> schema = new LinkedHashMap<>();
        if (shape.json != null) {
            schema.put("type", shape.json);
        }
        if (shape.kind == Shape.Kind.ENUM) {
            schema.put("enum", new ArrayList<Object>(shape.names));
        } else if (shape.kind == Shape.Kind.MAP) {
            Map<String, Object> contents = of(shape.content, path + ".*", null);
            if (!contents.isEmpty()) {
                schema.put("additionalProperties", contents);
            }
        } else if (shape.kind == Shape.Kind.OBJECT) {
            shape.properties.forEach(each -> requireNoArgument(each, shape, path));
            schema = object(shape.properties, path);
        } else if ("array".equals(shape.json)) {
            schema.put("items", shape.content == null ? new LinkedHashMap<>() : of(shape.content, path + "[]", null));
        }
        describe(schema, shape.withLines(shape.description));
        return schema;
    }

    // Makes sure that a component does not say what only an argument can say (R4.9).
    private static void requireNoArgument(Property component, Shape record, String path) {
        ParamAnnotation written = component.annotation();
        boolean isNamed = !written.name().isEmpty();
        String code = isNamed ? "component-name" : "component-default";
        UnusableTool.problemIf(
                isNamed || !written.defaultValue().isEmpty(), code, component.java(), TypeUse.name(record.type), path);
    }

    // Whether there is no value around this one without it (R7.5). A property that is not required can be null.
    private static boolean isNeeded(Value value) {
        boolean canBeEmpty = value.shape().content != null
                && !value.keywords().containsKey("minItems")
                && !value.keywords().containsKey("minProperties");
        return !value.isOptional() && !canBeEmpty;
    }

    private static boolean reachesItself(Shape shape, Predicate<Value> isFollowed) {
        return contents(shape, isFollowed, new HashSet<>()).contains(shape);
    }

    // Adds the shapes that a shape's schema consists of; a property with a schema of its own has none.
    private static Set<Shape> contents(Shape shape, Predicate<Value> isFollowed, Set<Shape> found) {
        Stream<Property> shown = shape.properties.stream().filter(each -> each.schema() == null);
        Stream.concat(Stream.ofNullable(shape.content), shown.map(Property::value))
                .filter(each -> isFollowed.test(each) && found.add(each.shape()))
                .forEach(each -> contents(each.shape(), isFollowed, found));
        return found;
    }

    private static void describe(Map<String, Object> schema, String description) {
        if (description != null && !description.isBlank()) {
            schema.put("description", description);
        }
    }
}
