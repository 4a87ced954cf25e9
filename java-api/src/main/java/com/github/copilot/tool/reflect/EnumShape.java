package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.ReflectedReading;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** An enum by its constants' names. */
final class EnumShape extends Shape implements ReaderPlan.Reader {
    /** A constant, its name in JSON, and other names that it is read by. */
    record Constant(Enum<?> value, String name, List<String> aliases) {}

    private final List<Constant> constants;
    private final String description;
    private final boolean isMapped;
    private final Map<Object, Enum<?>> byName = new HashMap<>();

    /**
     * Creates the shape of an enum.
     *
     * @param use its type; may be null if no constant is renamed
     * @param constants the constants in their order
     * @param description for the model; may be null
     * @param isMapped whether the mapper reads it
     */
    EnumShape(TypeUse use, List<Constant> constants, String description, boolean isMapped) {
        super(use, "string");
        this.constants = constants;
        this.description = description;
        this.isMapped = isMapped;
        for (Constant each : constants) {
            byName.putIfAbsent(each.name, each.value);
        }
        // A constant's own name takes precedence over another constant's alias.
        for (Constant each : constants) {
            each.aliases.forEach(alias -> byName.putIfAbsent(alias, each.value));
        }
    }

    @Override
    Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
        Map<String, Object> schema = super.schema(writer, path, selection);
        List<Object> names = new ArrayList<>();
        for (Constant each : constants) {
            names.add(each.name);
        }
        schema.put("enum", names);
        return SchemaWriter.described(schema, description);
    }

    @Override
    ReaderPlan.Reader reader(ReaderPlan plan) {
        return isMapped ? plan.mapped(this) : this;
    }

    @Override
    int keyReader(ReaderPlan plan) {
        return plan.present(new Value(this, false, Constraints.NONE));
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
        return !isMapped;
    }

    @Override
    String expected() {
        List<String> names =
                constants.stream().map(each -> JsonText.quoted(each.name)).toList();
        return (names.size() == 1 ? "" : "one of ") + String.join(", ", names);
    }

    @Override
    String example() {
        return constants.isEmpty() ? "..." : constants.get(0).name;
    }

    @Override
    Object defaultOf(String text) throws InvalidDefault {
        Object name = named(text);
        for (Constant each : constants) {
            if (each.name.equals(name)) {
                return name;
            }
        }
        throw new InvalidDefault(expected().replace("\"", ""));
    }

    // The name in JSON takes precedence over the one in Java.
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
