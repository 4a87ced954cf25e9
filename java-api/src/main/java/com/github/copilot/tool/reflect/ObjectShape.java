package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ReaderPlan.Reader;
import com.github.copilot.tool.runtime.ReflectedReading;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A record or class with known properties. */
final class ObjectShape extends Shape {
    /** The property whose only value says which type the object has (R7.7). */
    record Discriminator(String property, String value) {}

    /** A property; its value is known once the shape is linked. */
    static final class Property {
        String name;
        String java;
        List<String> aliases;
        TypeUse use;
        boolean required;
        String description;

        /** The position of a record's component; -1 for any other property. */
        int component;

        /** The values of {@code @CopilotToolParam} on a component (R4.9). */
        ParamAnnotation annotation;

        /**
         * JSON Schema's type if {@code @JsonFormat} on the property sets it, {@link TimePattern#FORMAT} and a pattern if
         * it sets that, {@link TimePattern#TEXT_OF} and the type of what becomes a string; else null.
         */
        String format;

        /** Which properties of its value are read here. */
        Selection selection;

        /** Whether the creator takes it: then it is read whatever is selected, unless it was unwrapped. */
        boolean created;

        Value value;

        /** Whether its JSON is described on the property, and not by its type. */
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
    private boolean isClosed;
    private List<List<String>> someOf = List.of();
    private boolean isSelected;

    /**
     * Creates the shape of an object.
     *
     * @param use its type
     * @param properties its properties in the order of R7.11
     * @param additional the type of the members that an any-setter takes; null for none
     * @param description for the model; may be null
     * @param discriminator the property that says which type it has; null for none
     * @param canonical the constructor of a record that is made without the mapper (R5.1); null if the mapper makes the
     *     object
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

    /** Returns the words for dates and times with patterns of their own, by the property's name and the class. */
    Map<String, String> wordsOfPatterns() {
        Map<String, String> words = new LinkedHashMap<>();
        for (Property each : properties) {
            TypeUse inner = each.use;
            for (int depth = 0; depth < Shapes.DEEPEST && inner.content() != null; depth++) {
                inner = inner.content();
            }
            if (each.format != null && each.format.startsWith(TimePattern.FORMAT)) {
                words.put(each.name + " " + inner.raw().getName(), TimePattern.expected(each.format));
            }
        }
        return words;
    }

    /** Returns the same object, read by the mapper in any case. */
    ObjectShape mapped() {
        return new ObjectShape(use, properties, additional, description, discriminator, null);
    }

    /**
     * Returns the same object with the limits by which it differs from the other alternatives of a union (R7.7, R7.12).
     *
     * @param closed whether no other properties may come
     * @param oneOfEach names of properties: at least one of each list must come
     */
    ObjectShape limited(boolean closed, List<List<String>> oneOfEach) {
        ObjectShape limited =
                new ObjectShape(use, properties, closed ? null : additional, description, discriminator, canonical);
        limited.additionalValue = closed ? null : additionalValue;
        limited.isClosed = closed;
        limited.someOf = oneOfEach;
        return limited;
    }

    /** Returns the same object, after its discriminator selected it: it is not checked again. */
    ObjectShape selected() {
        ObjectShape selected = limited(isClosed, someOf);
        selected.isSelected = true;
        return selected;
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
    List<List<Need>> ways() {
        List<Need> needs = new ArrayList<>();
        for (Property each : properties) {
            if (each.required && !each.isDescribed()) {
                needs.add(new Need(each.value, use, each.java));
            }
        }
        return List.of(needs);
    }

    @Override
    Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
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
        return SchemaWriter.described(schema(schemas, required, writer, path, selection), description);
    }

    /**
     * Returns the schema of the object.
     *
     * @param schemas the properties' schemas
     * @param required the names of required properties, without the discriminator
     * @param writer writes the schema of other members
     * @param path for messages
     * @param selection which properties are read
     */
    Map<String, Object> schema(
            Map<String, Object> schemas, List<Object> required, SchemaWriter writer, String path, Selection selection) {
        Map<String, Object> all = new LinkedHashMap<>();
        if (discriminator != null) {
            Map<String, Object> constant = SchemaWriter.typed("string");
            constant.put("enum", new ArrayList<Object>(List.of(discriminator.value)));
            all.put(discriminator.property, constant);
            required.add(0, discriminator.property);
        }
        all.putAll(schemas);
        Map<String, Object> schema = SchemaWriter.object(all, required);
        // An any-setter receives no members if only some are included.
        if (additionalValue != null && selection.only() == null) {
            schema.put("additionalProperties", writer.of(additionalValue, path + ".*", Selection.ALL));
        }
        if (isClosed) {
            schema.put("additionalProperties", false);
        }
        List<Map<String, Object>> alternatives = new ArrayList<>();
        for (List<String> names : someOf) {
            List<Object> any = new ArrayList<>();
            names.forEach(name -> any.add(Map.of("required", List.of(name))));
            Map<String, Object> alternative = SchemaWriter.empty();
            alternative.put("anyOf", any);
            alternatives.add(alternative);
        }
        if (alternatives.size() > 1) {
            schema.put("allOf", alternatives);
        } else if (!alternatives.isEmpty()) {
            schema.putAll(alternatives.get(0));
        }
        return schema;
    }

    private Map<String, Object> property(Property property, SchemaWriter writer, String path) {
        ParamAnnotation written = property.annotation;
        String there = path + "." + property.name;
        if (!written.name().isEmpty() || !written.defaultValue().isEmpty()) {
            Problem problem = written.name().isEmpty() ? Problem.COMPONENT_DEFAULT : Problem.COMPONENT_NAME;
            throw problem.with("component", property.java, "record", use, "path", path);
        }
        return written.schema().isEmpty()
                ? writer.of(property.value, there, property.selection, property.description, property.format)
                : writer.own(OwnSchema.of(written.schema(), there), property.name, there, property.description);
    }

    /** Returns the property that says which type the object has; null for none. */
    Discriminator discriminator() {
        return discriminator;
    }

    /** Whether members with any name are read. */
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
        return discriminator != null && !isSelected
                || properties.stream().anyMatch(each -> each.required || each.format != null);
    }

    @Override
    Reader reader(ReaderPlan plan) {
        if (canonical == null) {
            return super.reader(plan);
        }
        Property[] components = new Property[properties.size()];
        int[] numbers = new int[components.length];
        String[][] aliases = new String[components.length][];
        // The readers are in the order of the constructor, which decides which of two errors is reported, and not in
        // the order of the schema.
        for (Property each : properties) {
            components[each.component] = each;
            numbers[each.component] = plan.component(each.value, each.required, each.use.raw());
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

    /** Returns the record made of its components; an exception of its constructor is an error of the value (R5.6). */
    Object make(Object[] components) {
        try {
            return canonical.newInstance(components);
        } catch (InvocationTargetException thrown) {
            throw thrown(thrown);
        } catch (InstantiationException | IllegalAccessException impossible) {
            throw new IllegalStateException(impossible);
        }
    }

    /** Returns the number of the reader that checks the discriminator; -1 if there is none. */
    int discriminatorReader(ReaderPlan plan) {
        if (discriminator == null) {
            return -1;
        }
        String only = discriminator.value;
        String expected = JsonText.quoted(only);
        return plan.add((call, value) -> ReflectedReading.only(value, only, expected));
    }

    /** Returns the number of the reader that checks the members for an any-setter; -1 if there is nothing to check. */
    int othersReader(ReaderPlan plan) {
        return additionalValue == null ? -1 : plan.inspection(additionalValue, Selection.ALL);
    }

    /**
     * A property that is checked before the mapper reads the object, with the number of the reader that checks it, -1
     * for none.
     */
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
    Reader inspector(ReaderPlan plan, Selection selection) {
        List<Inspected> inspected = new ArrayList<>();
        List<String> known = new ArrayList<>();
        if (discriminator != null) {
            known.add(discriminator.property);
        }
        if (discriminator != null && !isSelected) {
            inspected.add(new Inspected(discriminator.property, new String[0], true, discriminatorReader(plan)));
        }
        for (Property each : properties) {
            if (each.created || selection.takes(each.name)) {
                int check = each.annotation.schema().isEmpty()
                        ? plan.inspection(each.value, each.selection, each.format)
                        : -1;
                inspected.add(new Inspected(each.name, each.aliases.toArray(new String[0]), each.required, check));
            }
            known.add(each.name);
            known.addAll(each.aliases);
        }
        inspected.removeIf(each -> !each.required && each.check < 0);
        // An any-setter receives no members if only some are included.
        boolean isAny = additionalValue != null && selection.only() == null;
        int others = isAny ? plan.inspection(additionalValue, Selection.ALL) : -1;
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
