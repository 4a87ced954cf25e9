package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ObjectShape.Property;
import com.github.copilot.tool.reflect.ReaderPlan.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A value of one of several types. */
final class UnionShape extends Shape {
    /** How an alternative is distinguished from the others. */
    enum Kind {
        /** By its own properties. */
        NONE,
        /** By a property of the object itself. */
        PROPERTY,
        /** By the name of the one property of an object around it. */
        WRAPPER,
        /** By the name before it in an array, since it is not an object. */
        PAIR,
        /** By having none of the names of the others, or no name at all. */
        DEFAULT
    }

    /**
     * The distinguishing mark of an alternative.
     *
     * @param property the property with its name; null for none
     * @param name its name; null for none
     * @param others the names of the other types, for the default type
     */
    record Tag(Kind kind, String property, String name, List<String> others) {
        static final Tag NONE = new Tag(Kind.NONE, null, null, List.of());

        private boolean isNamed() {
            return kind == Kind.PROPERTY || kind == Kind.PAIR;
        }
    }

    /** One alternative; its value is known once the shape is linked. */
    static final class Alternative {
        private final TypeUse use;
        private final Shape own;
        private final Tag tag;
        private Value value;

        /**
         * Creates an alternative.
         *
         * @param use its type
         * @param own its own shape of that type; null for the usual one
         * @param tag how it is distinguished
         */
        Alternative(TypeUse use, Shape own, Tag tag) {
            this.use = use;
            this.own = own;
            this.tag = tag;
        }

        /** Whether the object itself, or a property of it, shows the alternative. */
        boolean isSimple() {
            return own instanceof ObjectShape && (tag.kind == Kind.PROPERTY || tag.kind == Kind.NONE);
        }

        /** Returns its own shape of the type; null for the usual one. */
        Shape own() {
            return own;
        }

        private Shape shape() {
            return own == null ? value.shape() : own;
        }

        private Map<String, Object> schema(SchemaWriter writer, String path, Selection selection, boolean isClosed) {
            // If only its properties identify the alternative, all of them are read.
            Selection kept = tag.kind == Kind.NONE || tag.kind == Kind.PAIR ? Selection.ALL : selection;
            Map<String, Object> schema;
            if (isClosed && shape() instanceof ObjectShape leaf) {
                schema = leaf.limited(true, List.of()).schema(writer, path, kept);
            } else {
                schema = own == null ? writer.of(value, path, kept) : own.schema(writer, path, kept);
            }
            switch (tag.kind) {
                case WRAPPER:
                    Map<String, Object> around = new LinkedHashMap<>();
                    around.put(tag.name, schema);
                    Map<String, Object> wrapper = SchemaWriter.object(around, new ArrayList<>(List.of(tag.name)));
                    wrapper.put("maxProperties", 1);
                    return wrapper;
                case PAIR:
                    Map<String, Object> pair = SchemaWriter.typed("array");
                    pair.put("prefixItems", new ArrayList<>(List.of(constant(tag.name), schema)));
                    pair.put("items", false);
                    pair.put("minItems", 2);
                    return pair;
                case DEFAULT:
                    Map<String, Object> other = SchemaWriter.typed("string");
                    Map<String, Object> others = SchemaWriter.empty();
                    others.put("enum", new ArrayList<Object>(tag.others));
                    other.put("not", others);
                    return with(schema, tag.property, other);
                case PROPERTY:
                    return own == null || own instanceof ObjectShape
                            ? schema
                            : with(schema, tag.property, constant(tag.name));
                default:
                    return schema;
            }
        }

        private static Map<String, Object> constant(String only) {
            Map<String, Object> constant = SchemaWriter.typed("string");
            constant.put("enum", new ArrayList<Object>(List.of(only)));
            return constant;
        }

        // Returns the schema of an object with one more property before the others.
        private Map<String, Object> with(Map<String, Object> schema, String name, Map<String, Object> property) {
            Map<String, Object> properties = new LinkedHashMap<>();
            properties.put(name, property);
            List<Object> required = new ArrayList<>();
            if (tag.kind == Kind.PROPERTY) {
                required.add(name);
            }
            if (schema.get("properties") instanceof Map<?, ?> known) {
                known.forEach((key, value) -> properties.put((String) key, value));
                required.addAll((List<?>) schema.get("required"));
            }
            Map<String, Object> result = SchemaWriter.object(properties, required);
            schema.forEach(result::putIfAbsent);
            return result;
        }

        /** Returns the names of its properties, aliases included. */
        private String[] names() {
            List<String> names = new ArrayList<>();
            if (shape() instanceof ObjectShape known) {
                for (Property property : known.properties) {
                    names.add(property.name);
                    names.addAll(property.aliases);
                }
            }
            return names.toArray(new String[0]);
        }

        private int inspection(ReaderPlan plan, Selection selection) {
            if (tag.kind == Kind.PROPERTY && shape() instanceof ObjectShape object) {
                Constraints constraints = own == null ? value.constraints() : Constraints.NONE;
                return plan.inspection(new Value(object.selected(), false, constraints), selection);
            }
            return own == null
                    ? plan.inspection(value, selection)
                    : plan.inspection(new Value(own, false, Constraints.NONE), selection);
        }
    }

    private final List<Alternative> alternatives;
    private final String description;
    private final boolean isSealed;

    /**
     * Creates the shape of a union.
     *
     * @param use its type
     * @param alternatives the types that a value can have
     * @param description for the model; may be null
     * @param isSealed whether it is a sealed type without type information, which is read by deduction (R7.12);
     *     else the mapper reads it
     */
    UnionShape(TypeUse use, List<Alternative> alternatives, String description, boolean isSealed) {
        super(use, null);
        this.isSealed = isSealed;
        this.alternatives = alternatives;
        this.description = description;
    }

    @Override
    void link(Shapes shapes) {
        for (Alternative each : alternatives) {
            if (each.own == null) {
                each.value = shapes.value(each.use);
            } else {
                each.own.link(shapes);
            }
        }
    }

    @Override
    List<Value> parts() {
        List<Value> parts = new ArrayList<>();
        alternatives.forEach(each -> parts.addAll(each.own == null ? List.of(each.value) : each.own.parts()));
        return parts;
    }

    @Override
    List<List<Need>> ways() {
        List<List<Need>> ways = new ArrayList<>();
        alternatives.forEach(each ->
                ways.addAll(each.own == null ? List.of(List.of(new Need(each.value, null, null))) : each.own.ways()));
        return ways;
    }

    @Override
    Map<String, Object> schema(SchemaWriter writer, String path, Selection selection) {
        List<Object> schemas = new ArrayList<>();
        alternatives.forEach(each -> schemas.add(each.schema(writer, path, selection, isSealed)));
        Map<String, Object> schema = SchemaWriter.empty();
        schema.put("oneOf", schemas);
        return SchemaWriter.described(schema, description);
    }

    @Override
    List<Value> inspectedParts() {
        List<Value> parts = new ArrayList<>();
        alternatives.forEach(each -> parts.addAll(each.own == null ? List.of(each.value) : each.own.inspectedParts()));
        return parts;
    }

    @Override
    boolean hasRules() {
        return alternatives.stream().anyMatch(each -> each.tag.kind != Kind.NONE);
    }

    @Override
    Reader reader(ReaderPlan plan) {
        return isDeduced() ? deduced(plan) : super.reader(plan);
    }

    private boolean isDeduced() {
        return isSealed
                && alternatives.stream()
                        .allMatch(each ->
                                each.own == null && each.value.shape() instanceof ObjectShape leaf && !leaf.isMapped());
    }

    private Reader deduced(ReaderPlan plan) {
        List<Object> leaves = new ArrayList<>();
        for (Alternative each : alternatives) {
            List<Property> properties = ((ObjectShape) each.value.shape()).properties;
            leaves.add(plan.of(each.value));
            leaves.add(names(properties, true));
            leaves.add(names(properties, false));
        }
        Object[] all = leaves.toArray();
        String words = objects();
        return (call, value) -> call.deduced(value, words, all);
    }

    private static String[][] names(List<Property> properties, boolean required) {
        List<String[]> names = new ArrayList<>();
        for (Property each : properties) {
            if (each.required == required) {
                List<String> own = new ArrayList<>(List.of(each.name));
                own.addAll(each.aliases);
                names.add(own.toArray(new String[0]));
            }
        }
        return names.toArray(new String[0][]);
    }

    @Override
    Reader inspector(ReaderPlan plan, Selection selection) {
        List<Object> tagged = new ArrayList<>();
        List<Object> wrapped = new ArrayList<>();
        List<Object> last = new ArrayList<>();
        String property = null;
        for (Alternative each : alternatives) {
            if (each.tag.kind == Kind.NONE) {
                continue;
            }
            boolean isDefault = each.tag.kind == Kind.DEFAULT;
            List<Object> checks = each.tag.kind == Kind.WRAPPER ? wrapped : isDefault ? last : tagged;
            checks.add(isDefault ? null : each.tag.name);
            checks.add(each.inspection(plan, selection));
            property = property == null ? each.tag.property : property;
        }
        tagged.addAll(last);
        if (property == null) {
            Object[] checks = wrapped.toArray();
            return checks.length == 0 ? recognizer(plan) : (call, value) -> call.wrapped(value, checks);
        }
        Object[] checks = tagged.toArray();
        String discriminator = property;
        String expected = expected();
        return (call, value) -> call.tagged(value, discriminator, expected, checks);
    }

    /**
     * Returns the reader that checks the alternative that Jackson deduces; null for none. Jackson deduces nothing for a
     * sealed type without type information.
     */
    private Reader recognizer(ReaderPlan plan) {
        if (isSealed) {
            return null;
        }
        List<Object> all = new ArrayList<>();
        boolean isChecked = false;
        for (Alternative each : alternatives) {
            // The schema shows all properties that identify an alternative.
            int check = each.inspection(plan, Selection.ALL);
            isChecked |= check >= 0;
            all.add(check);
            all.add(each.names());
        }
        Object[] checks = all.toArray();
        return isChecked ? (call, value) -> call.recognized(value, checks) : null;
    }

    /** A key has no type information. */
    @Override
    boolean isKey() {
        return use.raw().isEnum() || super.isKey();
    }

    @Override
    String expected() {
        String property = null;
        List<String> values = new ArrayList<>();
        List<String> wrappers = new ArrayList<>();
        List<String> pairs = new ArrayList<>();
        for (Alternative each : alternatives) {
            String name = each.tag.name == null ? null : JsonText.quoted(each.tag.name);
            switch (each.tag.kind) {
                case PROPERTY:
                    property = each.tag.property;
                    values.add(name);
                    break;
                case WRAPPER:
                    wrappers.add(name);
                    break;
                case PAIR:
                    pairs.add(name);
                    break;
                default:
                    break;
            }
        }
        List<String> words = new ArrayList<>();
        if (property != null) {
            words.add("an object with " + property + " " + either(values));
        }
        if (!pairs.isEmpty()) {
            words.add("an array of " + either(pairs) + " and a value");
        }
        if (!wrappers.isEmpty()) {
            words.add("an object with the one member " + either(wrappers));
        }
        return words.isEmpty() ? objects() : String.join(", or ", words);
    }

    // Returns the words for one of several objects that only their properties identify.
    private String objects() {
        List<String> expected = new ArrayList<>();
        for (Alternative each : alternatives) {
            if (!(each.shape() instanceof ObjectShape object)) {
                continue;
            }
            List<String> names = new ArrayList<>();
            boolean isAnyRequired = object.properties.stream().anyMatch(property -> property.required);
            for (Property property : object.properties) {
                if (property.required || !isAnyRequired) {
                    names.add(JsonText.quoted(property.name));
                }
            }
            expected.add(names.isEmpty() ? "no members" : String.join(" and ", names));
        }
        return "an object with " + String.join(", or one with ", expected);
    }

    private static String either(List<String> all) {
        int last = all.size() - 1;
        return last == 0 ? all.get(0) : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
    }
}
