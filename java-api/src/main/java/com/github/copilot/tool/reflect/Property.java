package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.JsonText.Malformed;
import com.github.copilot.tool.runtime.ArgumentError;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.util.List;
import java.util.Map;

/**
 * A property of an object, or an argument of a tool: a parameter, or a component of its single record.
 *
 * @param java its name in Java, for messages
 * @param name its name in JSON (R4.1)
 * @param aliases other names that it is read by
 * @param position its place among the parameters or components; -1 for a property of a class
 * @param raw its class
 * @param value its shape and its checks
 * @param required whether it must come (R4.3)
 * @param description for the model; may be null
 * @param annotation the values of {@code @CopilotToolParam} (R4.9)
 * @param schema the user's own (R4.10); may be null
 * @param defaultValue the value that is used if it is missing, as JSON (R4.6, R4.7); null for none
 */
record Property(
        String java,
        String name,
        String[] aliases,
        int position,
        Class<?> raw,
        Value value,
        boolean required,
        String description,
        ParamAnnotation annotation,
        OwnSchema schema,
        Object defaultValue) {
    private static final int SHOWN = 60;
    private static final String WHOLE = "the arguments ";

    /** A property that may be missing can be null, unless its type is primitive. */
    Property {
        value = required || raw.isPrimitive() ? value : value.orNull();
    }

    /** Returns the number of its reader as an argument: null is as if it did not come (R4.7). */
    int reader() {
        boolean isAny = value.shape instanceof HolderShape.Any;
        return value.number(isAny && required ? Value.Way.GIVEN : Value.Way.PLAIN);
    }

    /** Returns the number of its reader in an object that the mapper makes. */
    int jsonReader() {
        return value.number(schema == null ? Value.Way.JSON : Value.Way.DESCRIBED);
    }

    /** Returns the argument of a parameter, with its name in Java. */
    static Property argument(
            String java, Class<?> raw, Value value, ParamAnnotation annotation, int position, String... aliases) {
        boolean isRequired = annotation.required() && !value.isOptional();
        String description = annotation.description().isBlank() ? null : annotation.description();
        OwnSchema schema = annotation.schema().isEmpty() ? null : OwnSchema.of(annotation.schema(), java);
        return new Property(
                        java, java, aliases, position, raw, value, isRequired, description, annotation, schema, null)
                .argument();
    }

    /** Returns this property as an argument, of which the annotation can set the name and a default (R4.8, R4.9). */
    Property argument() {
        boolean hasDefault = !annotation.defaultValue().isEmpty();
        if (hasDefault && schema != null) {
            throw Problem.SCHEMA_DEFAULT.with("parameter", java);
        }
        if (!annotation.required() && !hasDefault && raw.isPrimitive()) {
            String boxed = MethodType.methodType(raw).wrap().returnType().getSimpleName();
            String fix = "Give it a defaultValue, or make its type " + boxed;
            throw Problem.PRIMITIVE_OPTIONAL.with("parameter", java, "type", raw, "fix", fix);
        }
        return new Property(
                java,
                annotation.name().isEmpty() ? name : annotation.name(),
                aliases,
                position,
                raw,
                value,
                required && !hasDefault,
                description == null && schema != null ? schema.description() : description,
                annotation,
                schema,
                hasDefault ? checkedDefault() : null);
    }

    // Returns the default as JSON; a text that the argument itself would not accept is a problem (R7.8).
    private Object checkedDefault() {
        String text = annotation.defaultValue();
        String shown = "\"" + (text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text) + "\"";
        Object json = null;
        String problem;
        try {
            json = value.shape.defaultOf(text);
            problem = problem(value.plain(), json);
        } catch (Malformed none) {
            problem = none.getMessage();
        }
        if (problem != null) {
            String expected = problem.replaceFirst("^must be ", "");
            String example = value.shape.example();
            throw Problem.DEFAULT_INVALID.with(
                    "value", shown, "parameter", java, "expected", expected, "example", example);
        }
        problem = value.constraints == Constraints.NONE ? null : problem(value, json);
        if (problem != null) {
            throw Problem.DEFAULT_CONSTRAINT.with("value", shown, "parameter", java, "problem", problem);
        }
        return json;
    }

    // Returns the part of an error between the argument's name and the value that came; null if there is no error.
    private static String problem(Value value, Object json) {
        String text = null;
        if (value.constraints == Constraints.NONE && value.shape.type == null) {
            // Without a call: the classes of calls come with some of Jackson's.
            try {
                value.shape.read(null, json, false);
            } catch (ArgumentError error) {
                text = error.sentence();
            }
        } else {
            text = ToolCall.problem(value, json);
        }
        int end = text == null ? 0 : text.indexOf(", but was");
        int start = text == null || text.startsWith(WHOLE) ? WHOLE.length() : text.indexOf("' ") + 2;
        return text == null ? null : text.substring(start, end < 0 ? text.length() - 1 : end);
    }

    /** Returns the default as the tool receives it: with the digits as written, and a new one if a tool may change it. */
    Object freshDefault() {
        try {
            boolean isShared = defaultValue instanceof Map || defaultValue instanceof List;
            boolean isDecimal = raw == BigDecimal.class;
            return isDecimal
                    ? new BigDecimal(annotation.defaultValue())
                    : isShared ? value.shape.defaultOf(annotation.defaultValue()) : defaultValue;
        } catch (Malformed impossible) {
            throw new IllegalStateException(impossible);
        }
    }
}
