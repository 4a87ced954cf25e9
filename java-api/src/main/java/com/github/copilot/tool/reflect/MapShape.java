package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Readers.Reader;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A map; without a maker the mapper reads it. */
final class MapShape extends Shape {
    private final TypeUse keyType;
    private final TypeUse contentType;
    private final Maker maker;
    private Value key;
    private Value content;

    /** Of keys, null for strings as they come, and values. */
    MapShape(TypeUse use, TypeUse keyType, TypeUse contentType, Maker maker) {
        super(use, "object");
        this.keyType = keyType;
        this.contentType = contentType;
        this.maker = maker;
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
    Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
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

    // R7.3, R7.5
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
    Reader reader(Readers readers) {
        if (maker == null || keyProblem() != null) {
            return super.reader(readers);
        }
        int names = keyReader(key, readers);
        int contents = readers.of(content);
        return (call, value) -> call.map(names, contents, value, (Map<?, ?>) made(maker, 0));
    }

    private static int keyReader(Value key, Readers readers) {
        if (key == null) {
            return readers.of(new Value(Scalar.of(String.class), false, Constraints.NONE));
        }
        boolean isChecked = !key.constraints().checks(key.shape(), false).isEmpty();
        return isChecked ? readers.present(key) : key.shape().keyReader(readers);
    }

    @Override
    Reader inspector(Readers readers, Selection selection) {
        int check = readers.inspection(content, selection);
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
