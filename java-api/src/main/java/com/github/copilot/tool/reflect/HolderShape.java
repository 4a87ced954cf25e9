package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.reflect.JsonText.Malformed;
import com.github.copilot.tool.reflect.ReaderPlan.Reader;
import java.lang.reflect.Constructor;
import java.util.List;
import java.util.Map;

/** A type that holds values of any number: {@code Object} and Jackson's trees, Optionals, arrays, collections, maps. */
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
        Reader reader(ReaderPlan plan) {
            return type.hasRawClass(Object.class) ? ToolCall.anyReader() : plan.mapped(this);
        }

        @Override
        String expected() {
            boolean isAny = jsonType() == null && type.getRawClass().isAssignableFrom(JsonNode.class);
            return isAny ? "any JSON value" : super.expected();
        }
    }

    /** An Optional of any of the four kinds, which has the JSON of its content. */
    static final class Maybe extends HolderShape {
        private final Object empty;

        Maybe(TypeUse use, Object empty) {
            super(use, null);
            this.empty = empty;
        }

        @Override
        Shape asRead() {
            return content.shape().asRead();
        }

        @Override
        String jsonType() {
            return content.shape().jsonType();
        }

        @Override
        Map<String, Object> schema(SchemaWriter writer, String path) {
            return writer.of(content, path, null);
        }

        @Override
        Reader reader(ReaderPlan plan) {
            return ToolCall.optionalReader(plan.of(content), empty);
        }

        @Override
        String expected() {
            return content.shape().expected();
        }

        @Override
        String example() {
            return content.shape().example();
        }

        @Override
        Object defaultOf(String text) throws Malformed {
            return content.shape().defaultOf(text);
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
        List<Value> needs() {
            return parts();
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
        Reader reader(ReaderPlan plan) {
            int names = isMap() ? plan.key(key) : -1;
            int values = plan.of(content);
            return isMap()
                    ? ToolCall.mapReader(names, values, constructor)
                    : constructor == null
                            ? ToolCall.arrayReader(values, type.getRawClass().getComponentType())
                            : ToolCall.collectionReader(values, constructor);
        }

        @Override
        Reader inspector(ReaderPlan plan) {
            int check = plan.inspection(content);
            return check < 0 ? null : isMap() ? ToolCall.memberCheck(check) : ToolCall.elementCheck(check);
        }
    }
}
