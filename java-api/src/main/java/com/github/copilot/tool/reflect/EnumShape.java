package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.reflect.JsonText.Malformed;
import com.github.copilot.tool.runtime.ArgumentError;
import java.lang.reflect.Field;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An enum by its constants' names, of whose annotations {@link JacksonAnnotations} refuses none. */
final class EnumShape extends Shape {
    private final Enum<?>[] constants;
    private final List<String> names = new ArrayList<>();
    private final Map<Object, Enum<?>> byName = new HashMap<>();
    private final String description;

    /** Creates the shape of an enum with constants. */
    EnumShape(Class<?> raw) {
        super(null, "string");
        constants = (Enum<?>[]) raw.getEnumConstants();
        Map<String, Enum<?>> aliases = new HashMap<>();
        for (Enum<?> each : constants) {
            Field field = field(raw, each.name());
            boolean isPlain = field.getAnnotations().length == 0;
            JsonProperty named = isPlain ? null : field.getAnnotation(JsonProperty.class);
            JsonAlias alias = isPlain ? null : field.getAnnotation(JsonAlias.class);
            names.add(named == null ? each.name() : named.value());
            byName.putIfAbsent(names.get(names.size() - 1), each);
            for (String other : alias == null ? new String[0] : alias.value()) {
                aliases.putIfAbsent(other, each);
            }
        }
        // A constant's own name takes precedence over another constant's alias.
        for (Map.Entry<String, Enum<?>> each : aliases.entrySet()) {
            byName.putIfAbsent(each.getKey(), each.getValue());
        }
        JsonClassDescription described =
                raw.getAnnotations().length == 0 ? null : raw.getAnnotation(JsonClassDescription.class);
        description = described == null || described.value().isBlank() ? null : described.value();
    }

    /** Returns the shape of an enum without annotations; null for any other class. */
    static Shape plain(Class<?> type) {
        boolean isPlain = type.isEnum() && type.getEnumConstants().length > 0 && !JacksonAnnotations.isAnnotated(type);
        return isPlain ? new EnumShape(type) : null;
    }

    private static Field field(Class<?> type, String constant) {
        try {
            return type.getDeclaredField(constant);
        } catch (NoSuchFieldException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    @Override
    Map<String, Object> schema(SchemaWriter writer, String path) {
        Map<String, Object> schema = super.schema(writer, path);
        schema.put("enum", new ArrayList<Object>(names));
        return SchemaWriter.described(schema, description);
    }

    @Override
    Object read(ToolCall call, Object value, boolean isJson) {
        Enum<?> constant = byName.get(value);
        if (constant == null) {
            throw new ArgumentError(expected(), value);
        }
        return isJson ? value : constant;
    }

    @Override
    boolean isKey() {
        return true;
    }

    @Override
    String expected() {
        List<String> quoted = names.stream().map(JsonText::quoted).toList();
        return (quoted.size() == 1 ? "" : "one of ") + String.join(", ", quoted);
    }

    @Override
    String example() {
        return names.get(0);
    }

    // The name in JSON takes precedence over the one in Java.
    @Override
    Object defaultOf(String text) throws Malformed {
        String named = names.contains(text) ? text : null;
        for (int i = 0; named == null && i < constants.length; i++) {
            named = constants[i].name().equals(text) ? names.get(i) : null;
        }
        if (named == null) {
            throw new Malformed(expected().replace("\"", ""));
        }
        return named;
    }
}
