package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A record or class with known properties. Both are alike but for the last step: a record is made by its canonical
 * constructor, an object of a class by the mapper.
 */
final class ObjectShape extends Shape {
    private final String description;
    private final Constructor<?> canonical;
    private List<Property> properties = List.of();

    /** The readers and names of the components in the order of the constructor, as the runtime helpers take them. */
    private Object[] components;

    /** The same of the properties in JSON. */
    private Object[] members;

    /**
     * Creates the shape of an object, whose properties are set afterwards.
     */
    ObjectShape(JavaType type, String description, Constructor<?> canonical) {
        super(type, "object");
        this.description = description;
        this.canonical = canonical;
    }

    /** Sets the properties, which are in the order of R7.11. */
    void complete(List<Property> ordered) {
        properties = ordered;
        members = members(ordered, true);
        components = members(
                ordered.stream()
                        .sorted(Comparator.comparing(Property::position))
                        .toList(),
                false);
    }

    List<Property> properties() {
        return properties;
    }

    // A property with a schema of its own is not described by its type.
    @Override
    List<Value> parts() {
        return properties.stream()
                .filter(each -> each.schema() == null)
                .map(Property::value)
                .toList();
    }

    @Override
    Map<String, Object> schema(SchemaWriter writer, String path) {
        for (Property each : properties) {
            ParamAnnotation written = each.annotation();
            if (!written.name().isEmpty() || !written.defaultValue().isEmpty()) {
                Problem problem = written.name().isEmpty() ? Problem.COMPONENT_DEFAULT : Problem.COMPONENT_NAME;
                throw problem.with("component", each.java(), "record", TypeUse.name(type), "path", path);
            }
        }
        return schema(properties, writer, path);
    }

    /** Returns the schema with these properties in place of its own; the path is empty for a tool's arguments. */
    Map<String, Object> schema(List<Property> members, SchemaWriter writer, String path) {
        Map<String, Object> schemas = new LinkedHashMap<>();
        List<Object> required = new ArrayList<>();
        for (Property each : members) {
            String there = path.isEmpty() ? each.java() : path + "." + each.name();
            schemas.put(each.name(), writer.of(each, there));
            if (each.required()) {
                required.add(each.name());
            }
        }
        Map<String, Object> schema = super.schema(writer, path);
        schema.put("properties", schemas);
        schema.put("required", required);
        return SchemaWriter.described(schema, description);
    }

    @Override
    boolean isMapped() {
        return canonical == null;
    }

    @Override
    Object read(ToolCall call, Object value, boolean isJson) {
        return isJson || isMapped() ? call.object(type, value, isJson, members) : make(call.record(value, components));
    }

    private static Object[] members(List<Property> properties, boolean isJson) {
        List<Object> members = new ArrayList<>();
        for (Property each : properties) {
            int reader = isJson ? each.jsonReader() : each.value().number(Value.Way.PLAIN);
            members.add(each.required() ? reader : ~reader);
            members.add(each.name());
            for (String alias : each.aliases()) {
                members.add(null);
                members.add(alias);
            }
        }
        return members.toArray();
    }

    /** Returns the record made of its components; an exception of its constructor is an error of the value (R5.6). */
    Object make(Object... values) {
        return made(canonical, values);
    }

    /** Returns an object made by a constructor, whose exceptions are thrown as they are. */
    static Object made(Constructor<?> constructor, Object... arguments) {
        try {
            return constructor.newInstance(arguments);
        } catch (InvocationTargetException thrown) {
            if (thrown.getCause() instanceof Error error) {
                throw error;
            }
            throw thrown.getCause() instanceof RuntimeException refusal ? refusal : new IllegalStateException(thrown);
        } catch (InstantiationException | IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
