package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.Shape.Kind;
import com.github.copilot.tool.reflect.Value.Way;
import com.github.copilot.tool.runtime.ArgumentError;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * A property of an object, or an argument of a tool: a parameter, or a component of its single record.
 *
 * @param java its name in Java, for messages; {@code name} and {@code aliases} are those in JSON (R4.1)
 * @param position its place among the parameters or components; -1 for a property of a class
 * @param schema the user's own (R4.10); null for none
 * @param defaultValue the value that is used if it is missing, as JSON (R4.6, R4.7); null for none
 */
record Property(
        String java,
        String name,
        String[] aliases,
        int position,
        Value value,
        boolean required,
        ParamAnnotation annotation,
        Map<String, Object> schema,
        Object defaultValue) {
    private static final int SHOWN = 60;

    /** A property that may be missing can be null, unless its type is primitive. */
    Property {
        if (!required && !value.isOptional() && !value.shape().raw.isPrimitive()) {
            value = Value.of(value.all(), value.shape(), value.constraints().and(Constraints.NULLABLE), null);
        }
    }

    /** Returns the further names that are no property's own name, which takes precedence. */
    String[] aliasesAmong(List<Property> properties) {
        if (aliases.length == 0) {
            return aliases;
        }
        return Stream.of(aliases)
                .filter(alias -> properties.stream().noneMatch(each -> each.name.equals(alias)))
                .toArray(String[]::new);
    }

    /** The names of an object's properties and how to read each, as the runtime helpers take them. */
    record Members(int[] types, String[] names) {
        /** Returns those of these properties. */
        static Members of(List<Property> properties, boolean isJson) {
            IntStream.Builder types = IntStream.builder();
            List<String> names = new ArrayList<>();
            for (Property each : properties) {
                Way way = !isJson ? Way.PLAIN : each.schema == null ? Way.JSON : Way.DESCRIBED;
                int reader = each.value.number(way);
                types.add(each.required ? reader : ~reader);
                names.add(each.name);
                for (String alias : each.aliasesAmong(properties)) {
                    types.add(ReflectedTool.Call.ALIAS);
                    names.add(alias);
                }
            }
            return new Members(types.build().toArray(), names.toArray(new String[0]));
        }
    }

    /** Returns the number of its reader as an argument: null is as if it did not come (R4.7). */
    int reader() {
        return value.number(value.shape().kind == Kind.ANY && required ? Way.GIVEN : Way.PLAIN);
    }

    /** Returns the argument of a parameter, with its name in Java. */
    static Property argument(String java, Value value, ParamAnnotation annotation, int position) {
        boolean isRequired = annotation.required() && !value.isOptional();
        Map<String, Object> schema = annotation.ownSchema(java);
        return new Property(java, java, new String[0], position, value, isRequired, annotation, schema, null)
                .argument();
    }

    /** Returns this property as an argument, of which the annotation can set the name and a default (R4.8, R4.9). */
    Property argument() {
        boolean hasDefault = !annotation.defaultValue().isEmpty();
        UnusableTool.problemIf(hasDefault && schema != null, "schema-default", java);
        Class<?> type = value.shape().raw;
        if (!annotation.required() && !hasDefault && type.isPrimitive() && value.wrap() == null) {
            String boxed = MethodType.methodType(type).wrap().returnType().getSimpleName();
            String fix = "Give it a defaultValue, or make its type " + boxed;
            throw UnusableTool.problem("primitive-optional", java, "required = false", type, fix);
        }
        String given = annotation.name().isEmpty() ? name : annotation.name();
        boolean isRequired = required && !hasDefault;
        Object json = hasDefault ? checkedDefault() : null;
        return new Property(java, given, aliases, position, value, isRequired, annotation, schema, json);
    }

    // Returns the default as JSON; a text that the argument itself would not accept is a problem (R7.8).
    private Object checkedDefault() {
        String text = annotation.defaultValue();
        String shown = "\"" + (text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text) + "\"";
        Object json = null;
        String problem = null;
        ArgumentError error = null;
        try {
            json = value.shape().defaultOf(text);
            error = error(Value.of(value.all(), value.shape(), Constraints.NONE, null), json);
            problem = error == null ? null : words(error);
        } catch (UnusableTool none) {
            problem = none.getMessage();
        }
        if (problem != null) {
            throw UnusableTool.problem(
                    "default-invalid", shown, java, problem, value.shape().example());
        }
        error = value.checks().isEmpty() ? null : error(value, json);
        if (error != null) {
            throw UnusableTool.problem("default-constraint", shown, java, words(error));
        }
        return json;
    }

    private static String words(ArgumentError error) {
        return error.expected == null ? error.problem : error.expected;
    }

    // Returns the error of a value; null if there is none.
    private static ArgumentError error(Value value, Object json) {
        boolean isPlain = value.shape().kind == Kind.SCALAR || value.shape().kind == Kind.ENUM;
        try {
            if (isPlain && value.checks().isEmpty()) {
                value.shape().plainValue(json, false);
            } else {
                ReflectedTool.Call.requireReadable(value, json);
            }
            return null;
        } catch (ArgumentError error) {
            return error;
        }
    }

    /** Returns the default as the tool receives it: with the digits as written, and a new one, which it may change. */
    Object freshDefault() {
        String text = annotation.defaultValue();
        boolean isDecimal = value.wrap() == null && value.shape().raw == BigDecimal.class;
        return isDecimal ? new BigDecimal(text) : value.shape().defaultOf(text);
    }
}
