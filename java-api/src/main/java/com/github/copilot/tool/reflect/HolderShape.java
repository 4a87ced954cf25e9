package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JsonNode;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;

/** A type that holds values of any number: {@code Object} and Jackson's trees, arrays, collections, maps. */
abstract class HolderShape extends Shape {
    /** The values that it holds. */
    Value content;

    private HolderShape(TypeUse use, String jsonType) {
        super(use.type(), jsonType);
    }

    @Override
    List<Value> parts() {
        return List.of(content);
    }

    /** {@code Object}, which is passed as it comes, or one of Jackson's trees. */
    static final class Any extends HolderShape {
        Any(TypeUse use, String jsonType) {
            super(use, jsonType);
        }

        @Override
        List<Value> parts() {
            return List.of();
        }

        @Override
        Map<String, Object> schema(SchemaWriter writer, String path) {
            Map<String, Object> schema = super.schema(writer, path);
            if ("array".equals(jsonType())) {
                schema.put("items", SchemaWriter.empty());
            }
            return schema;
        }

        @Override
        boolean isMapped() {
            return !type.hasRawClass(Object.class);
        }

        @Override
        Object read(ToolCall call, Object value, boolean isJson) {
            return call.any(isMapped() ? type : null, expected(), value, isJson);
        }

        @Override
        String expected() {
            boolean isAny = jsonType() == null && type.getRawClass().isAssignableFrom(JsonNode.class);
            return isAny ? "any JSON value" : super.expected();
        }
    }

    /** An array, a collection or a map of the table. */
    static final class Container extends HolderShape {
        private final Constructor<?> constructor;

        /** A map's keys. */
        Value key;

        /** Creates the shape of a container, with the constructor of an empty collection or map. */
        Container(TypeUse use, Constructor<?> constructor) {
            super(use, use.type().isMapLikeType() ? "object" : "array");
            this.constructor = constructor;
        }

        private boolean isMap() {
            return type.isMapLikeType();
        }

        @Override
        Map<String, Object> schema(SchemaWriter writer, String path) {
            Map<String, Object> schema = super.schema(writer, path);
            Map<String, Object> contents = writer.of(content, path + (isMap() ? ".*" : "[]"), null);
            if (!isMap()) {
                schema.put("items", contents);
            } else if (!contents.isEmpty()) {
                schema.put("additionalProperties", contents);
            }
            return schema;
        }

        @Override
        Object read(ToolCall call, Object value, boolean isJson) {
            return isMap() ? call.map(this, value, isJson) : call.array(this, value, isJson);
        }

        /** Returns a new container, which is empty. */
        Object empty() {
            return ObjectShape.made(constructor);
        }
    }
}
