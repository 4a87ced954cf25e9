package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ReaderPlan.Reader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A map; if it has no factory, the mapper reads it. */
final class MapShape extends Shape {
    private final TypeUse keyType;
    private final TypeUse contentType;
    private final ContainerFactory factory;
    private Value key;
    private Value content;

    /**
     * Creates the shape of a map.
     *
     * @param use its type
     * @param keyType the type of its keys; null for strings as they come
     * @param contentType the type of its values
     * @param factory makes an empty map; null if the mapper does
     */
    MapShape(TypeUse use, TypeUse keyType, TypeUse contentType, ContainerFactory factory) {
        super(use, "object");
        this.keyType = keyType;
        this.contentType = contentType;
        this.factory = factory;
    }

    @Override
    void link(Shapes shapes) {
        key = keyType == null ? null : shapes.value(keyType);
        content = shapes.value(contentType);
    }

    @Override
    List<Value> parts() {
        return List.of(content);
    }

    @Override
    Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
        String problem = keyProblem();
        if (problem != null) {
            throw Problem.MAP_KEY.with("type", keyType, "path", "'" + path + "'", "reason", problem);
        }
        Map<String, Object> schema = super.schema(writer, path, selection);
        Map<String, Object> value = writer.of(content, path + ".*", selection);
        if (!value.isEmpty()) {
            schema.put("additionalProperties", value);
        }
        return schema;
    }

    // Returns why keys of this type are impossible (R7.3, R7.5); null if they are possible.
    private String keyProblem() {
        if (key == null
                || !Map.class.isAssignableFrom(keyType.raw()) && key.shape().isKey()) {
            return null;
        }
        return Map.class.isAssignableFrom(keyType.raw())
                ? "it is a map itself, which the name of a JSON member cannot hold"
                : keyType.raw() == byte[].class
                        ? "two arrays with the same elements are not equal, so no entry of the map could be found"
                        : "Jackson does not read it from the name of a JSON member";
    }

    @Override
    Reader reader(ReaderPlan plan) {
        if (factory == null || keyProblem() != null) {
            return super.reader(plan);
        }
        int names = keyReader(key, plan);
        int contents = plan.of(content);
        return (call, value) -> call.map(names, contents, value, (Map<?, ?>) made(factory, 0));
    }

    private static int keyReader(Value key, ReaderPlan plan) {
        if (key == null) {
            return plan.of(new Value(Scalar.of(String.class), false, Constraints.NONE));
        }
        boolean isChecked = !key.constraints().checks(key.shape(), false).isEmpty();
        return isChecked ? plan.present(key) : key.shape().keyReader(plan);
    }

    @Override
    Reader inspector(ReaderPlan plan, Selection selection) {
        int check = plan.inspection(content, selection);
        return check < 0
                ? null
                : (call, value) -> {
                    if (value instanceof Map) {
                        call.inspectOthers(check, value);
                    }
                    return value;
                };
    }

    @Override
    Object named(Object json) {
        Map<Object, Object> result = new LinkedHashMap<>();
        if (json instanceof Map<?, ?> members) {
            members.forEach((name, value) -> result.put(
                    key == null ? name : key.shape().named(name),
                    content.shape().named(value)));
        }
        return json instanceof Map ? result : json;
    }
}
