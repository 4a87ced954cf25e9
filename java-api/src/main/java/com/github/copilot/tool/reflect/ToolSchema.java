package com.github.copilot.tool.reflect;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.stream.Collectors;

/**
 * From shapes to JSON Schema (SPEC section 7).
 *
 * <p>A type that is met again while it is still open becomes an entry of the root's {@code $defs} (R7.5), every other
 * type stands where it is used. An instance makes one tool's schema.
 */
final class ToolSchema {
    /** The keywords in the order that R7.1 fixes. */
    private static final List<String> ORDER = List.of(
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
            "description",
            "default",
            "$defs");

    /** Types that multiply by being written out end here. */
    private static final int MOST_VALUES = 100_000;

    /** Each level is two of JSON, which Jackson reads 1,000 of. */
    private static final int DEEPEST = 250;

    private final Shapes shapes;
    private final Map<Use, String> recursive = new HashMap<>();
    private final Map<String, Object> definitions = new LinkedHashMap<>();
    private final Set<String> names = new HashSet<>();
    private int values;
    private int depth;

    ToolSchema(Shapes shapes) {
        this.shapes = shapes;
    }

    /**
     * The schema of a tool's arguments.
     *
     * @param arguments the arguments, in the schema's order
     * @param record the record that the arguments are (R4.8); null where each is passed by itself
     * @return an object with {@code properties} and {@code required} (R7.2)
     * @throws UnusableTool if a type has no schema, or one beyond bounds; the message says which argument
     */
    Map<String, Object> of(List<Argument> arguments, Shape.ObjectOf record) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<Object> required = new ArrayList<>();
        addDiscriminator(record == null ? null : record.discriminator(), properties, required);
        for (Argument each : arguments) {
            properties.put(each.name(), of(each));
            if (each.required()) {
                required.add(each.name());
            }
        }
        Map<String, Object> root = object(properties, required);
        addAdditional(record, root, "");
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
                used(argument.use(), of(argument.use(), argument.java()), argument.description(), argument.format());
        if (argument.hasDefault()) {
            schema = new LinkedHashMap<>(schema);
            schema.put("default", argument.defaultValue());
            schema = ordered(schema);
        }
        return selected(argument.use(), schema, argument.selection());
    }

    private Map<String, Object> own(OwnSchema schema, String description) {
        Map<String, String> renamed = new HashMap<>();
        for (String each : schema.definitionNames()) {
            renamed.put(each, fresh(each));
        }
        definitions.putAll(schema.definitions(renamed));
        return schema.body(renamed, description);
    }

    private String fresh(String name) {
        String fresh = name;
        for (int number = 2; !names.add(fresh); number++) {
            fresh = name + number;
        }
        return fresh;
    }

    // The schema of a type without what one use of it adds; the path is for messages.
    private Map<String, Object> of(Use use, String path) {
        Use type = use.plain();
        if (recursive.containsKey(type)) {
            return reference(recursive.get(type));
        }
        if (depth == DEEPEST || ++values > MOST_VALUES) {
            throw new UnusableTool("The schema of the parameter '" + path
                    + "' is too large: use types with fewer parts, or give the parameter a schema of its own.");
        }
        String name = null;
        if (isDefined(type)) {
            // Its place among the definitions is where it is met first.
            name = fresh(name(type));
            definitions.put(name, null);
            recursive.put(type, name);
        }
        depth++;
        Map<String, Object> schema = of(type, shapes.of(type), path);
        depth--;
        if (name == null) {
            return schema;
        }
        definitions.put(name, schema);
        return reference(name);
    }

    /** Whether a type is described in {@code $defs}: a recursive one that somebody declared (R7.5). */
    private boolean isDefined(Use type) {
        if (type.raw().isArray() || type.raw().isPrimitive() || JdkTypes.has(type.raw())) {
            return false;
        }
        Set<Use> seen = new HashSet<>();
        Deque<Use> rest = new ArrayDeque<>();
        rest.push(type);
        while (!rest.isEmpty()) {
            for (Use each : parts(shapes.of(rest.pop()))) {
                Use part = each.plain();
                if (part.equals(type)) {
                    return true;
                }
                if (seen.add(part)) {
                    rest.push(part);
                }
            }
        }
        return false;
    }

    /** The types that a shape's schema is made of. */
    private static List<Use> parts(Shape shape) {
        if (shape instanceof Shape.OptionalOf optional) {
            return List.of(optional.inner());
        }
        if (shape instanceof Shape.Delegate delegate) {
            return List.of(delegate.inner());
        }
        if (shape instanceof Shape.ArrayOf array) {
            return List.of(array.component());
        }
        if (shape instanceof Shape.CollectionOf collection) {
            return List.of(collection.element());
        }
        if (shape instanceof Shape.MapOf map) {
            return List.of(map.value());
        }
        List<Use> parts = new ArrayList<>();
        if (shape instanceof Shape.ObjectOf object) {
            object.properties().forEach(property -> parts.add(property.use()));
            if (object.additional() != null) {
                parts.add(object.additional());
            }
        } else if (shape instanceof Shape.Union union) {
            for (Shape.Alternative each : union.alternatives()) {
                parts.addAll(each.object() == null ? List.of(each.use()) : parts(each.object()));
            }
        }
        return parts;
    }

    private Map<String, Object> of(Use type, Shape shape, String path) {
        if (shape instanceof Shape.Scalar scalar) {
            return scalar(scalar);
        }
        if (shape instanceof Shape.OptionalNumber optional) {
            return scalar(optional.inner());
        }
        if (shape instanceof Shape.OptionalOf optional) {
            return used(optional.inner(), of(optional.inner(), path), null, null);
        }
        if (shape instanceof Shape.Delegate delegate) {
            if (shapes.inner(type) instanceof Shape.Delegate) {
                throw unusable(type, path, "its creator takes a type whose creators lead back to it.");
            }
            return used(delegate.inner(), of(delegate.inner(), path), null, null);
        }
        if (shape instanceof Shape.ArrayOf array) {
            return array(array.component(), path);
        }
        if (shape instanceof Shape.CollectionOf collection) {
            return array(collection.element(), path);
        }
        if (shape instanceof Shape.MapOf map) {
            String problem = shapes.keyProblem(map);
            if (problem != null) {
                throw unusable(type, path, problem + ". Use a String, an enum, a number, a boolean or a UUID as key.");
            }
            Map<String, Object> schema = typed("object");
            Map<String, Object> value = used(map.value(), of(map.value(), path + ".*"), null, null);
            if (!value.isEmpty()) {
                schema.put("additionalProperties", value);
            }
            return schema;
        }
        if (shape instanceof Shape.EnumOf constants) {
            Map<String, Object> schema = typed("string");
            List<Object> wires = new ArrayList<>();
            constants.constants().forEach(constant -> wires.add(constant.wire()));
            schema.put("enum", wires);
            return described(schema, constants.description());
        }
        if (shape instanceof Shape.ObjectOf object) {
            return object(object, path);
        }
        if (shape instanceof Shape.Union union) {
            return union(union, path);
        }
        if (shape instanceof Shape.Text text) {
            Map<String, Object> schema = typed(text.jsonType());
            if (text.format() != null) {
                schema.put("format", text.format());
            }
            return schema;
        }
        if (shape instanceof Shape.Unsupported unsupported) {
            throw unusable(type, path, unsupported.reason() + ". Give the parameter a schema of its own.");
        }
        return shape instanceof Shape.Open ? typed("object") : new LinkedHashMap<>();
    }

    private static UnusableTool unusable(Use type, String path, String reason) {
        return new UnusableTool("The type " + type.print() + " of '" + path + "' has no schema: " + reason);
    }

    private static Map<String, Object> scalar(Shape.Scalar scalar) {
        Map<String, Object> schema = typed(scalar.jsonType());
        if (scalar.type() == byte[].class) {
            schema.put("contentEncoding", "base64");
        }
        return schema;
    }

    private Map<String, Object> array(Use element, String path) {
        Map<String, Object> schema = typed("array");
        schema.put("items", used(element, of(element, path + "[]"), null, null));
        return schema;
    }

    private Map<String, Object> object(Shape.ObjectOf shape, String path) {
        Map<String, Object> properties = new LinkedHashMap<>();
        List<Object> required = new ArrayList<>();
        addDiscriminator(shape.discriminator(), properties, required);
        for (Shape.Property each : shape.properties()) {
            if (!properties.containsKey(each.name())) {
                properties.put(each.name(), property(each, path + "." + each.name()));
                if (each.required()) {
                    required.add(each.name());
                }
            }
        }
        Map<String, Object> schema = object(properties, required);
        addAdditional(shape, schema, path + ".");
        return described(schema, shape.description());
    }

    // What an any-setter takes beside the known properties.
    private void addAdditional(Shape.ObjectOf shape, Map<String, Object> schema, String path) {
        Use additional = shape == null ? null : shape.additional();
        if (additional != null) {
            schema.put("additionalProperties", used(additional, of(additional, path + "*"), null, null));
        }
    }

    private Map<String, Object> property(Shape.Property property, String path) {
        Said own = property.own();
        if (own != null) {
            checkNested(own, path);
            if (!own.schema().isEmpty()) {
                return own(OwnSchema.of(own.schema(), path), property.description());
            }
        }
        Map<String, Object> schema =
                used(property.use(), of(property.use(), path), property.description(), property.format());
        return selected(property.use(), schema, property.selection());
    }

    private static void checkNested(Said own, String path) {
        if (!own.name().isEmpty()) {
            throw new UnusableTool("@CopilotToolParam(name) means nothing on '" + path
                    + "', which Jackson reads: use @JsonProperty instead.");
        }
        if (!own.defaultValue().isEmpty()) {
            throw new UnusableTool("@CopilotToolParam(defaultValue) means nothing on '" + path
                    + "', which is inside another value: use the record's compact constructor instead.");
        }
    }

    // What is read where annotations on a property select: in containers of their elements, in a union of each
    // alternative, unless its properties alone tell it from the others. What stands in $defs keeps all: one that is not
    // read does no harm.
    private Map<String, Object> selected(Use use, Map<String, Object> schema, Shape.Selection selection) {
        Shape shape = selection.isAll() ? null : shapes.of(use.plain());
        if (shape instanceof Shape.OptionalOf optional) {
            return selected(optional.inner(), schema, selection);
        }
        if (shape instanceof Shape.ArrayOf array) {
            return inside(schema, "items", element -> selected(array.component(), element, selection));
        }
        if (shape instanceof Shape.CollectionOf collection) {
            return inside(schema, "items", element -> selected(collection.element(), element, selection));
        }
        if (shape instanceof Shape.MapOf map) {
            return inside(schema, "additionalProperties", value -> selected(map.value(), value, selection));
        }
        if (shape instanceof Shape.ObjectOf object) {
            return selected(object, object.discriminator(), schema, selection);
        }
        if (shape instanceof Shape.Union union && schema.get("oneOf") instanceof List<?> all) {
            List<Object> alternatives = new ArrayList<>();
            for (int i = 0; i < all.size(); i++) {
                alternatives.add(selected(union.alternatives().get(i), copy(all.get(i)), selection));
            }
            Map<String, Object> result = new LinkedHashMap<>(schema);
            result.put("oneOf", alternatives);
            return result;
        }
        return schema;
    }

    private Map<String, Object> selected(
            Shape.Alternative alternative, Map<String, Object> schema, Shape.Selection selection) {
        Shape shape = alternative.object() == null ? shapes.of(alternative.use().plain()) : alternative.object();
        if (!(shape instanceof Shape.ObjectOf object)) {
            return schema;
        }
        if (alternative.wrapper() != null) {
            UnaryOperator<Map<String, Object>> fewer = wrapped -> selected(object, null, wrapped, selection);
            return inside(schema, "properties", around -> inside(around, alternative.wrapper(), fewer));
        }
        return alternative.property() == null ? schema : selected(object, alternative.property(), schema, selection);
    }

    private static Map<String, Object> selected(
            Shape.ObjectOf object,
            Shape.Discriminator discriminator,
            Map<String, Object> schema,
            Shape.Selection selection) {
        Set<String> created = object.properties().stream()
                .filter(Shape.Property::created)
                .map(Shape.Property::name)
                .collect(Collectors.toSet());
        Predicate<Object> isLeftOut = name -> !selection.takes((String) name)
                && !created.contains(name)
                && (discriminator == null || !discriminator.property().equals(name));
        Map<String, Object> result = new LinkedHashMap<>(schema);
        if (schema.get("properties") instanceof Map<?, ?> properties) {
            Map<String, Object> fewer = copy(properties);
            fewer.keySet().removeIf(isLeftOut);
            result.put("properties", fewer);
        }
        if (schema.get("required") instanceof List<?> required) {
            List<Object> fewer = new ArrayList<>(required);
            fewer.removeIf(isLeftOut);
            result.put("required", fewer);
        }
        // An any-setter is given nothing that is not included.
        if (selection.only() != null) {
            result.remove("additionalProperties");
        }
        return result;
    }

    // The schema with another one in place of a member, if it has that.
    private static Map<String, Object> inside(
            Map<String, Object> schema, String member, UnaryOperator<Map<String, Object>> change) {
        if (!(schema.get(member) instanceof Map<?, ?> inner)) {
            return schema;
        }
        Map<String, Object> result = new LinkedHashMap<>(schema);
        result.put(member, change.apply(copy(inner)));
        return result;
    }

    private static Map<String, Object> copy(Object object) {
        Map<String, Object> copy = new LinkedHashMap<>();
        ((Map<?, ?>) object).forEach((name, value) -> copy.put((String) name, value));
        return copy;
    }

    private Map<String, Object> union(Shape.Union union, String path) {
        List<Object> alternatives = new ArrayList<>();
        for (Shape.Alternative each : union.alternatives()) {
            Map<String, Object> schema = each.object() != null ? object(each.object(), path) : of(each.use(), path);
            if (each.wrapper() != null) {
                Map<String, Object> properties = new LinkedHashMap<>();
                properties.put(each.wrapper(), schema);
                schema = object(properties, new ArrayList<>(List.of(each.wrapper())));
            }
            alternatives.add(schema);
        }
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("oneOf", alternatives);
        return described(schema, union.description());
    }

    private static void addDiscriminator(
            Shape.Discriminator discriminator, Map<String, Object> properties, List<Object> required) {
        if (discriminator != null) {
            Map<String, Object> constant = typed("string");
            constant.put("enum", new ArrayList<Object>(List.of(discriminator.value())));
            properties.put(discriminator.property(), constant);
            required.add(discriminator.property());
        }
    }

    // The schema of a type together with what a use of it says.
    private Map<String, Object> used(Use use, Map<String, Object> schema, String description, String format) {
        // A size of byte[] counts bytes, a length of its base64 text characters.
        Limits.Kind kind = use.raw() == byte[].class ? Limits.Kind.OTHER : shapes.kind(use);
        Map<String, Object> keywords = use.limits().keywords(kind);
        if (keywords.isEmpty() && description == null && format == null) {
            return schema;
        }
        Map<String, Object> result = new LinkedHashMap<>(format == null ? schema : formatted(schema, format));
        result.putAll(keywords);
        if (description != null) {
            result.put("description", description);
        }
        return ordered(result);
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

    private static Map<String, Object> typed(String type) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("type", type);
        return schema;
    }

    private static Map<String, Object> object(Map<String, Object> properties, List<Object> required) {
        Map<String, Object> schema = typed("object");
        schema.put("properties", properties);
        schema.put("required", required);
        return schema;
    }

    private static Map<String, Object> described(Map<String, Object> schema, String description) {
        if (description != null) {
            schema.put("description", description);
        }
        return schema;
    }

    private static Map<String, Object> reference(String name) {
        Map<String, Object> schema = new LinkedHashMap<>();
        schema.put("$ref", OwnSchema.reference(name));
        return schema;
    }

    private static Map<String, Object> ordered(Map<String, Object> schema) {
        Map<String, Object> sorted = new TreeMap<>(Comparator.comparing(ORDER::indexOf));
        sorted.putAll(schema);
        return new LinkedHashMap<>(sorted);
    }

    // A readable name for a recursive type: Node, BoxOfString.
    private static String name(Use type) {
        StringBuilder name = new StringBuilder();
        Deque<Use> rest = new ArrayDeque<>(List.of(type));
        while (!rest.isEmpty() && name.length() <= 48) {
            Use next = rest.pop();
            if (name.length() > 0 && !name.toString().endsWith("Of")) {
                name.append("And");
            }
            if (next.raw().isPrimitive()) {
                String simple = next.raw().getSimpleName();
                name.append(Character.toUpperCase(simple.charAt(0))).append(simple.substring(1));
            } else {
                name.append(next.raw().isArray() ? "Array" : next.raw().getSimpleName());
            }
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
