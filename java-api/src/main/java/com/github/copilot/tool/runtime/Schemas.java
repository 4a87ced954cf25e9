package com.github.copilot.tool.runtime;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Builders of schemas in their fixed order (R7.1), whose calls need no type inference by javac (R9.5). */
public final class Schemas {
    private Schemas() {}

    /**
     * {@return an object of members in the order given}
     *
     * @param keysAndValues name, value, name, value, ...; the names are strings
     */
    public static Map<String, Object> object(Object... keysAndValues) {
        LinkedHashMap<String, Object> result = new LinkedHashMap<String, Object>();
        for (int i = 0; i < keysAndValues.length; i += 2) {
            result.put((String) keysAndValues[i], keysAndValues[i + 1]);
        }
        return result;
    }

    /**
     * {@return an array of elements in the order given; it can be changed like any list}
     *
     * @param values the elements
     */
    public static List<Object> list(Object... values) {
        ArrayList<Object> result = new ArrayList<Object>(values.length);
        for (Object value : values) {
            result.add(value);
        }
        return result;
    }

    /**
     * {@return the schema of a type without other keywords}
     *
     * @param type the value of the keyword {@code type}
     */
    public static Map<String, Object> typed(String type) {
        return object("type", type);
    }

    /**
     * {@return the schema of a type with a description}
     *
     * @param type the value of the keyword {@code type}
     * @param description the value of the keyword {@code description}
     */
    public static Map<String, Object> typed(String type, String description) {
        return object("type", type, "description", description);
    }

    /**
     * {@return the schema of an object with known properties (R7.2): their schemas by name, and the names of the
     * required ones}
     *
     * @param properties the schema of each property, by name
     * @param required the names of the required properties
     */
    public static Map<String, Object> structure(Object properties, Object... required) {
        return object("type", "object", "properties", properties, "required", list(required));
    }

    /**
     * {@return a string that is too long for one constant of a class file (JVMS 4.4.7: 65,535 bytes), from its parts
     * (R9.2)}
     *
     * @param parts the parts in order
     */
    public static String joined(String... parts) {
        StringBuilder out = new StringBuilder();
        for (String part : parts) {
            out.append(part);
        }
        return out.toString();
    }
}
