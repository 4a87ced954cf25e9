package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ObjectShape.Discriminator;
import com.github.copilot.tool.reflect.ObjectShape.Property;
import com.github.copilot.tool.reflect.Readers.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** One of several types. */
final class UnionShape extends Shape {
    /** One alternative; its value is known once the shape is linked. */
    static final class Alternative {
        private final TypeUse use;
        private final ObjectShape object;
        private final Discriminator tag;
        private final String wrapper;
        private Value value;

        /** Of a type, by an object of its own if that is not null; the name of a property around it may be null. */
        Alternative(TypeUse use, ObjectShape object, Discriminator tag, String wrapper) {
            this.use = use;
            this.object = object;
            this.tag = tag;
            this.wrapper = wrapper;
        }

        private Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
            // Only its properties identify it: then all of them are read.
            Selection kept = tag == null && wrapper == null ? Selection.ALL : selection;
            Map<String, Object> schema =
                    object == null ? writer.of(value, path, kept) : object.schema(writer, path, kept);
            Map<String, Object> around = new LinkedHashMap<>();
            around.put(wrapper, schema);
            return wrapper == null ? schema : ToolSchema.object(around, new ArrayList<>(List.of(wrapper)));
        }

        /** The names of its properties, aliases included. */
        private String[] names() {
            List<String> names = new ArrayList<>();
            if ((object == null ? value.shape() : object) instanceof ObjectShape known) {
                for (Property property : known.properties) {
                    names.add(property.name);
                    names.addAll(property.aliases);
                }
            }
            return names.toArray(new String[0]);
        }

        private int inspection(Readers readers, Selection selection) {
            return object == null
                    ? readers.inspection(value, selection)
                    : readers.inspection(new Value(object, false, Constraints.NONE), selection);
        }
    }

    private final List<Alternative> alternatives;
    private final String description;
    private final boolean isSealed;

    /** Of a sealed type without type information, which is read by deduction (SPEC R7.12), or one that the mapper reads. */
    UnionShape(TypeUse use, List<Alternative> alternatives, String description, boolean isSealed) {
        super(use, null);
        this.isSealed = isSealed;
        this.alternatives = alternatives;
        this.description = description;
    }

    @Override
    void link(Shapes shapes) {
        for (Alternative each : alternatives) {
            if (each.object == null) {
                each.value = shapes.value(each.use);
            } else {
                each.object.link(shapes);
            }
        }
    }

    @Override
    List<Value> parts() {
        List<Value> parts = new ArrayList<>();
        alternatives.forEach(each -> parts.addAll(each.object == null ? List.of(each.value) : each.object.parts()));
        return parts;
    }

    @Override
    Map<String, Object> schema(ToolSchema writer, String path, Selection selection) {
        List<Object> schemas = new ArrayList<>();
        alternatives.forEach(each -> schemas.add(each.schema(writer, path, selection)));
        Map<String, Object> schema = ToolSchema.empty();
        schema.put("oneOf", schemas);
        return ToolSchema.described(schema, description);
    }

    @Override
    List<Value> inspectedParts() {
        List<Value> parts = new ArrayList<>();
        alternatives.forEach(
                each -> parts.addAll(each.object == null ? List.of(each.value) : each.object.inspectedParts()));
        return parts;
    }

    @Override
    boolean hasRules() {
        return alternatives.stream().anyMatch(each -> each.tag != null || each.wrapper != null);
    }

    @Override
    Reader reader(Readers readers) {
        return isDeduced() ? deduced(readers) : super.reader(readers);
    }

    private boolean isDeduced() {
        return isSealed
                && alternatives.stream()
                        .allMatch(each -> each.object == null
                                && each.value.shape() instanceof ObjectShape leaf
                                && !leaf.isMapped());
    }

    private Reader deduced(Readers readers) {
        List<Object> leaves = new ArrayList<>();
        List<String> expected = new ArrayList<>();
        for (Alternative each : alternatives) {
            List<Property> properties = ((ObjectShape) each.value.shape()).properties;
            leaves.add(readers.of(each.value));
            leaves.add(names(properties, true));
            leaves.add(names(properties, false));
            List<String> names = new ArrayList<>();
            boolean isAnyRequired = properties.stream().anyMatch(property -> property.required);
            for (Property property : properties) {
                if (property.required || !isAnyRequired) {
                    names.add("\"" + property.name + "\"");
                }
            }
            expected.add(names.isEmpty() ? "no members" : String.join(" and ", names));
        }
        Object[] all = leaves.toArray();
        String words = "an object with " + String.join(", or one with ", expected);
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
    Reader inspector(Readers readers, Selection selection) {
        List<Object> tagged = new ArrayList<>();
        List<Object> wrapped = new ArrayList<>();
        String property = null;
        for (Alternative each : alternatives) {
            if (each.tag != null || each.wrapper != null) {
                List<Object> checks = each.tag == null ? wrapped : tagged;
                checks.add(each.tag == null ? each.wrapper : each.tag.value());
                checks.add(each.inspection(readers, selection));
                property = property == null && each.tag != null ? each.tag.property() : property;
            }
        }
        if (property == null) {
            Object[] checks = wrapped.toArray();
            return checks.length == 0 ? recognizer(readers) : (call, value) -> call.wrapped(value, checks);
        }
        Object[] checks = tagged.toArray();
        String discriminator = property;
        String expected = expected();
        return (call, value) -> call.tagged(value, discriminator, expected, checks);
    }

    /** What checks the alternative that Jackson deduces; of a sealed type without type information it deduces nothing. */
    private Reader recognizer(Readers readers) {
        if (isSealed) {
            return null;
        }
        List<Object> all = new ArrayList<>();
        boolean isChecked = false;
        for (Alternative each : alternatives) {
            // The schema shows all that an alternative is recognised by.
            int check = each.inspection(readers, Selection.ALL);
            isChecked |= check >= 0;
            all.add(check);
            all.add(each.names());
        }
        Object[] checks = all.toArray();
        return isChecked ? (call, value) -> call.recognized(value, checks) : null;
    }

    @Override
    String expected() {
        String property = null;
        List<String> values = new ArrayList<>();
        List<String> wrappers = new ArrayList<>();
        for (Alternative each : alternatives) {
            if (each.tag != null) {
                property = property == null ? each.tag.property() : property;
                values.add("\"" + each.tag.value() + "\"");
            } else if (each.wrapper != null) {
                wrappers.add("\"" + each.wrapper + "\"");
            }
        }
        if (property != null) {
            return "an object with " + property + " " + either(values);
        }
        return wrappers.isEmpty() ? "an object" : "an object with the one member " + either(wrappers);
    }

    private static String either(List<String> all) {
        int last = all.size() - 1;
        return last == 0 ? all.get(0) : String.join(", ", all.subList(0, last)) + " or " + all.get(last);
    }
}
