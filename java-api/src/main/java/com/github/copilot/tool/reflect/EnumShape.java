package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.ReflectedReading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An enum by its constants' names. */
final class EnumShape extends Shape implements Readers.Reader {
    /** A constant, its name in JSON, and other names that it is read by. */
    record Constant(Enum<?> value, String name, List<String> aliases) {}

    private final List<Constant> constants;
    private final String description;
    private final Map<Object, Enum<?>> byName = new HashMap<>();

    /** Of constants in order; the type may be null where no constant is renamed, and the description too. */
    EnumShape(TypeUse use, List<Constant> constants, String description) {
        super(use, "string");
        this.constants = constants;
        this.description = description;
        for (Constant each : constants) {
            byName.putIfAbsent(each.name, each.value);
        }
        // A constant's own name counts more than another's alias.
        for (Constant each : constants) {
            each.aliases.forEach(alias -> byName.putIfAbsent(alias, each.value));
        }
    }

    @Override
    Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
        Map<String, Object> schema = super.schema(writer, path, selection);
        List<Object> names = new ArrayList<>();
        for (Constant each : constants) {
            names.add(each.name);
        }
        schema.put("enum", names);
        return ToolSchema.described(schema, description);
    }

    @Override
    Readers.Reader reader(Readers readers) {
        return this;
    }

    @Override
    int keyReader(Readers readers) {
        return readers.present(new Value(this, false, Constraints.NONE));
    }

    @Override
    public Object read(CallReading call, Object value) {
        Enum<?> constant = byName.get(value);
        if (constant == null) {
            throw ReflectedReading.wrongValue(expected(), value);
        }
        return constant;
    }

    @Override
    boolean isKey() {
        return true;
    }

    @Override
    String expected() {
        StringBuilder expected = new StringBuilder("one of ");
        for (Constant each : constants) {
            expected.append(expected.length() > 7 ? ", \"" : "\"")
                    .append(each.name)
                    .append('"');
        }
        return expected.toString();
    }

    @Override
    String example() {
        return constants.isEmpty() ? "..." : constants.get(0).name;
    }

    @Override
    Object defaultOf(String text) throws NoDefault {
        Object name = named(text);
        for (Constant each : constants) {
            if (each.name.equals(name)) {
                return name;
            }
        }
        throw new NoDefault(expected().replace("\"", ""));
    }

    // By the name in JSON before the one in Java.
    @Override
    Object named(Object json) {
        Object named = json;
        for (Constant each : constants) {
            if (each.name.equals(json)) {
                return json;
            }
            named = each.value.name().equals(json) ? each.name : named;
        }
        return named;
    }
}
