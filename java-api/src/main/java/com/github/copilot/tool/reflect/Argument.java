package com.github.copilot.tool.reflect;

import com.github.copilot.tool.runtime.Rules;
import com.github.copilot.tool.runtime.Rules.ValueReader;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One argument of a tool: a parameter, or a component of its single record.
 *
 * @param java its name in Java, for messages
 * @param name its name in JSON (SPEC R4.1)
 * @param aliases other names that it is read by
 * @param use its type
 * @param required whether the model must give it (R4.3)
 * @param description for the model; may be null
 * @param defaultValue what stands in where it is missing, as JSON has it (R4.6, R4.7); null for none
 * @param given the default as the tool is given it, digits as written
 * @param schema the user's own (R4.10); may be null
 * @param format JSON Schema's type where {@code @JsonFormat} sets it; else null
 * @param selection which properties of its value are read
 * @param reader reads it
 */
record Argument(
        String java,
        String name,
        List<String> aliases,
        Use use,
        boolean required,
        String description,
        Object defaultValue,
        Object given,
        OwnSchema schema,
        String format,
        Shape.Selection selection,
        ValueReader reader) {

    /**
     * The argument of a parameter.
     *
     * @param java the parameter's name in Java
     * @param use its type
     * @param said what is said of it
     * @param shapes gives its shape
     * @param readers gives its reader
     * @return the argument
     * @throws UnusableTool if what is said is no parameter; the message names it
     */
    static Argument of(String java, Use use, Said said, Shapes shapes, Readers readers) {
        String name = said.name().isEmpty() ? java : said.name();
        String about = "The parameter '" + java + "' ";
        boolean hasDefault = !said.defaultValue().isEmpty();
        if (hasDefault && !said.schema().isEmpty()) {
            throw new UnusableTool(about + "has a schema and a default: write the default into the schema.");
        }
        if (!said.required() && !hasDefault && use.raw().isPrimitive()) {
            throw new UnusableTool(about + "is not required, and its type " + use.raw()
                    + " cannot be null: give it a default or box it.");
        }
        OwnSchema schema = said.schema().isEmpty() ? null : OwnSchema.of(said.schema(), java);
        String inside = schema == null ? null : schema.description();
        ValueReader reader = readers.of(use);
        Object defaultValue = hasDefault ? new Defaults(shapes).read(use, said.defaultValue(), java, reader) : null;
        boolean isDecimal = defaultValue instanceof Number && use.raw() == BigDecimal.class;
        return new Argument(
                java,
                name,
                List.of(),
                use,
                said.required() && !hasDefault && !Shapes.isNullable(use),
                said.description().isBlank() ? inside : said.description(),
                defaultValue,
                isDecimal ? new BigDecimal(said.defaultValue()) : defaultValue,
                schema,
                null,
                Shape.Selection.ALL,
                reader);
    }

    /**
     * The argument of a component of a flattened record (R4.8).
     *
     * @param property the component
     * @param byMapper whether the mapper makes the record, under its own names
     * @param shapes gives its shape
     * @param readers gives its reader
     * @return the argument
     * @throws UnusableTool if what is said of the component is no parameter; the message names it
     */
    static Argument of(Shape.Property property, boolean byMapper, Shapes shapes, Readers readers) {
        Said said = property.own() == null ? Said.NOTHING : property.own();
        Argument plain = of(property.java(), property.use(), said, shapes, readers);
        boolean renamed = !said.name().isEmpty() && !byMapper;
        return new Argument(
                plain.java,
                renamed ? plain.name : property.name(),
                property.aliases(),
                plain.use,
                plain.required && property.required(),
                plain.description == null ? property.description() : plain.description,
                plain.defaultValue,
                plain.given,
                plain.schema,
                property.format(),
                property.selection(),
                plain.reader);
    }

    /** Whether something stands in where the argument is missing. */
    boolean hasDefault() {
        return defaultValue != null;
    }

    /** What is given for it, under any of its names; null for nothing. */
    Object came(Map<?, ?> arguments) {
        if (aliases.isEmpty()) {
            return arguments.get(name);
        }
        String[] names = new String[aliases.size() + 1];
        names[0] = name;
        for (int i = 0; i < aliases.size(); i++) {
            names[i + 1] = aliases.get(i);
        }
        return Rules.firstOf(arguments, names);
    }

    /**
     * The value that the tool is given.
     *
     * @param arguments what came
     * @return the value; null only where that is welcome
     * @throws RuntimeException a refusal
     */
    Object read(Map<?, ?> arguments) {
        Object came = came(arguments);
        if (came == null) {
            if (hasDefault()) {
                return reader.read(freshDefault(), name);
            }
            if (isNullWhereAbsent()) {
                return null;
            }
        }
        return reader.read(came, name);
    }

    /** The default, not shared with any other call: a tool may change what it is given. */
    Object freshDefault() {
        return copy(given);
    }

    private static Object copy(Object json) {
        if (json instanceof Map<?, ?> members) {
            Map<Object, Object> copied = new LinkedHashMap<>();
            members.forEach((name, member) -> copied.put(name, copy(member)));
            return copied;
        }
        if (json instanceof List<?> elements) {
            List<Object> copied = new ArrayList<>(elements.size());
            elements.forEach(element -> copied.add(copy(element)));
            return copied;
        }
        return json;
    }

    /** Whether null is passed where nothing is given; an Optional is empty instead, and no primitive can be null. */
    private boolean isNullWhereAbsent() {
        boolean optional = use.raw().getName().startsWith("java.util.Optional");
        return !required && !optional && !use.raw().isPrimitive();
    }
}
