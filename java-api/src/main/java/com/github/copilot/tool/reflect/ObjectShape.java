package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Readers.Reader;
import com.github.copilot.tool.runtime.ReflectedReading;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A record or class with known properties. */
final class ObjectShape extends Shape {
    /** The property that has one value, which says what the object is (SPEC R7.7). */
    record Discriminator(String property, String value) {}

    /** A property; its value is known once the shape is linked. */
    static final class Property {
        String name;
        String java;
        List<String> aliases;
        TypeUse use;
        boolean required;
        String description;

        /** For a record's component its position, else -1. */
        int component;

        /** What {@code @CopilotToolParam} on a component says (R4.9). */
        ParamAnnotation annotation;

        /** JSON Schema's type where {@code @JsonFormat} on the property sets it; else null. */
        String format;

        /** Which properties of its value are read here. */
        Selection selection;

        /** Whether the creator takes it: it is read whatever is selected, unless it was unwrapped. */
        boolean created;

        Value value;

        /** Whether what it is in JSON is not what its type is. */
        boolean isDescribed() {
            return format != null || !annotation.schema().isEmpty();
        }
    }

    final List<Property> properties;
    private final TypeUse additional;
    private final String description;
    private final Discriminator discriminator;
    private final Constructor<?> canonical;
    private Value additionalValue;

    /**
     * Of properties in the order of R7.11, and what an any-setter takes beside them; all else may be null. The constructor
     * is a record's, where it makes the record without the mapper (R5.1).
     */
    ObjectShape(
            TypeUse use,
            List<Property> properties,
            TypeUse additional,
            String description,
            Discriminator discriminator,
            Constructor<?> canonical) {
        super(use, "object");
        this.properties = properties;
        this.additional = additional;
        this.description = description;
        this.discriminator = discriminator;
        this.canonical = canonical;
    }

    /** The same object, always read by the mapper. */
    ObjectShape mapped() {
        return new ObjectShape(use, properties, additional, description, discriminator, null);
    }

    boolean isEmpty() {
        return properties.isEmpty() && additional == null;
    }

    boolean isMapped() {
        return canonical == null;
    }

    @Override
    void link(Shapes shapes) {
        properties.forEach(each -> each.value = shapes.value(each.use));
        additionalValue = additional == null ? null : shapes.value(additional);
    }

    @Override
    List<Value> parts() {
        List<Value> parts = new ArrayList<>();
        properties.forEach(each -> parts.add(each.value));
        if (additionalValue != null) {
            parts.add(additionalValue);
        }
        return parts;
    }

    @Override
    Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
        Map<String, Object> schemas = new LinkedHashMap<>();
        List<Object> required = new ArrayList<>();
        for (Property each : properties) {
            boolean isRead = each.created || selection.takes(each.name);
            if (isRead && !schemas.containsKey(each.name)) {
                schemas.put(each.name, property(each, writer, path));
                if (each.required) {
                    required.add(each.name);
                }
            }
        }
        return ToolSchema.described(schema(schemas, required, writer, path, selection), description);
    }

    /** The schema with the properties' schemas, and the names of those that must be there, beside the discriminator. */
    Map<String, Object> schema(
            Map<String, Object> schemas, List<Object> required, ToolSchema writer, String path, Selection selection) {
        Map<String, Object> all = new LinkedHashMap<>();
        if (discriminator != null) {
            Map<String, Object> constant = ToolSchema.typed("string");
            constant.put("enum", new ArrayList<Object>(List.of(discriminator.value)));
            all.put(discriminator.property, constant);
            required.add(0, discriminator.property);
        }
        all.putAll(schemas);
        Map<String, Object> schema = ToolSchema.object(all, required);
        // An any-setter is given nothing that is not included.
        if (additionalValue != null && selection.only() == null) {
            schema.put("additionalProperties", writer.of(additionalValue, path + ".*", Selection.ALL));
        }
        return schema;
    }

    private Map<String, Object> property(Property property, ToolSchema writer, String path) {
        ParamAnnotation written = property.annotation;
        String there = path + "." + property.name;
        if (!written.name().isEmpty() || !written.defaultValue().isEmpty()) {
            Problem problem = written.name().isEmpty() ? Problem.COMPONENT_DEFAULT : Problem.COMPONENT_NAME;
            throw problem.with("component", property.java, "record", use, "path", path);
        }
        return written.schema().isEmpty()
                ? writer.of(property.value, there, property.selection, property.description, property.format)
                : writer.own(OwnSchema.of(written.schema(), there), property.description);
    }

    /** The property that says what the object is; null for none. */
    Discriminator discriminator() {
        return discriminator;
    }

    /** Whether any member is read. */
    boolean takesAny() {
        return additional != null;
    }

    @Override
    List<Value> inspectedParts() {
        List<Value> parts = new ArrayList<>();
        for (Property each : properties) {
            if (!each.isDescribed()) {
                parts.add(each.value);
            }
        }
        if (additionalValue != null) {
            parts.add(additionalValue);
        }
        return parts;
    }

    @Override
    boolean hasRules() {
        return discriminator != null || properties.stream().anyMatch(each -> each.required);
    }

    @Override
    Reader reader(Readers readers) {
        if (canonical == null) {
            return super.reader(readers);
        }
        Property[] components = new Property[properties.size()];
        int[] numbers = new int[components.length];
        String[][] aliases = new String[components.length][];
        // In the order of the constructor, whatever that of the schema: it decides which of two errors is reported.
        for (Property each : properties) {
            components[each.component] = each;
            numbers[each.component] = readers.component(each.value, each.required, each.use.raw());
            aliases[each.component] = each.aliases.toArray(new String[0]);
        }
        return (call, value) -> {
            Map<?, ?> members = call.members(value);
            Object[] values = new Object[components.length];
            for (int i = 0; i < values.length; i++) {
                values[i] = call.member(numbers[i], members, components[i].name, aliases[i]);
            }
            return make(values);
        };
    }

    /** Makes the record of its components; what its constructor throws is an error of the value (R5.6). */
    Object make(Object[] components) {
        try {
            return canonical.newInstance(components);
        } catch (InvocationTargetException thrown) {
            throw thrown(thrown);
        } catch (InstantiationException | IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** The number of what checks the value of the discriminator; -1 where there is none. */
    int discriminatorReader(Readers readers) {
        if (discriminator == null) {
            return -1;
        }
        String only = discriminator.value;
        String expected = "one of \"" + only + "\"";
        return readers.add((call, value) -> ReflectedReading.only(value, only, expected));
    }

    /** The number of what checks the members that an any-setter takes; -1 where there is nothing to check. */
    int othersReader(Readers readers) {
        return additionalValue == null ? -1 : readers.inspection(additionalValue, Selection.ALL);
    }

    /** A property that is checked before the mapper reads the object: what it must be, -1 for nothing. */
    private record Inspected(String name, String[] aliases, boolean required, int check) {
        private void inspect(CallReading call, Object members) {
            if (required) {
                ReflectedReading.demand(members, name, aliases);
            }
            if (check >= 0) {
                call.inspect(check, members, name, aliases);
            }
        }
    }

    @Override
    Reader inspector(Readers readers, Selection selection) {
        List<Inspected> inspected = new ArrayList<>();
        List<String> known = new ArrayList<>();
        if (discriminator != null) {
            known.add(discriminator.property);
            inspected.add(new Inspected(discriminator.property, new String[0], true, discriminatorReader(readers)));
        }
        for (Property each : properties) {
            if (each.created || selection.takes(each.name)) {
                int check = each.isDescribed() ? -1 : readers.inspection(each.value, each.selection);
                inspected.add(new Inspected(each.name, each.aliases.toArray(new String[0]), each.required, check));
            }
            known.add(each.name);
            known.addAll(each.aliases);
        }
        inspected.removeIf(each -> !each.required && each.check < 0);
        // An any-setter is given nothing that is not included.
        boolean isAny = additionalValue != null && selection.only() == null;
        int others = isAny ? readers.inspection(additionalValue, Selection.ALL) : -1;
        String[] names = known.toArray(new String[0]);
        return (call, value) -> {
            if (value instanceof Map) {
                inspected.forEach(each -> each.inspect(call, value));
                if (others >= 0) {
                    call.inspectOthers(others, value, names);
                }
            }
            return value;
        };
    }

    @Override
    Object named(Object json) {
        Map<Object, Object> result = new LinkedHashMap<>();
        if (json instanceof Map<?, ?> members) {
            result.putAll(members);
            properties.forEach(
                    each -> result.replaceAll((name, value) -> each.name.equals(name) || each.aliases.contains(name)
                            ? each.value.shape().named(value)
                            : value));
        }
        return json instanceof Map ? result : json;
    }
}
