package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JavaType;
import com.github.copilot.tool.reflect.ReaderPlan.Reader;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A record or class with known properties. Both are alike but for the last step: a record is made by its canonical
 * constructor, an object of a class by the mapper.
 */
final class ObjectShape extends Shape {
    /** The properties in the order of R7.11. */
    List<Property> properties = List.of();

    private final String description;
    private final Constructor<?> canonical;

    /**
     * Creates the shape of an object, whose properties are set afterwards.
     */
    ObjectShape(JavaType type, String description, Constructor<?> canonical) {
        super(type, "object");
        this.description = description;
        this.canonical = canonical;
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
    List<Value> needs() {
        return properties.stream()
                .filter(each -> each.required() && each.schema() == null)
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
    boolean hasRules() {
        return properties.stream().anyMatch(Property::required);
    }

    @Override
    Reader reader(ReaderPlan plan) {
        if (canonical == null) {
            return plan.mapped(this);
        }
        int[] readers = new int[properties.size()];
        properties.forEach(each -> readers[each.position()] = plan.of(each));
        return ToolCall.recordReader(this, readers);
    }

    @Override
    Reader inspector(ReaderPlan plan) {
        int[] checks = properties.stream()
                .mapToInt(each -> each.schema() == null ? plan.inspection(each.value()) : -1)
                .toArray();
        return ToolCall.propertyCheck(properties, checks);
    }

    /** Returns the record made of its components; an exception of its constructor is an error of the value (R5.6). */
    Object make(Object... components) {
        return made(canonical, components);
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
