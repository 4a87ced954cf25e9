package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ObjectShape.Property;
import com.github.copilot.tool.reflect.Shape.InvalidDefault;
import com.github.copilot.tool.reflect.Shape.Selection;
import java.lang.invoke.MethodType;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * One argument of a tool: a parameter, or a component of its single record.
 *
 * @param java its name in Java, for messages
 * @param name its name in JSON (R4.1)
 * @param aliases other names that it is read by
 * @param type its class
 * @param value its shape and its checks
 * @param required whether the model must give it (R4.3)
 * @param description for the model; may be null
 * @param defaultValue the value that is used if it is missing, as JSON (R4.6, R4.7); null for none
 * @param given the default as the tool receives it, with the digits as written
 * @param schema the user's own (R4.10); may be null
 * @param format JSON Schema's type if {@code @JsonFormat} sets it; else null
 * @param selection which properties of its value are read
 */
record Argument(
        String java,
        String name,
        List<String> aliases,
        Class<?> type,
        Value value,
        boolean required,
        String description,
        Object defaultValue,
        Object given,
        OwnSchema schema,
        String format,
        Selection selection) {
    private static final int SHOWN = 60;

    /** Returns the argument of a parameter, by its name in Java and its annotation. */
    static Argument of(String java, Class<?> type, Value value, ParamAnnotation annotation) {
        boolean hasDefault = !annotation.defaultValue().isEmpty();
        if (hasDefault && !annotation.schema().isEmpty()) {
            throw Problem.SCHEMA_DEFAULT.with("parameter", java);
        }
        if (!annotation.required() && !hasDefault && type.isPrimitive()) {
            String boxed = MethodType.methodType(type).wrap().returnType().getSimpleName();
            String fix = "Give it a defaultValue, or make its type " + boxed;
            throw Problem.PRIMITIVE_OPTIONAL.with("parameter", java, "type", type, "fix", fix);
        }
        OwnSchema schema = annotation.schema().isEmpty() ? null : OwnSchema.of(annotation.schema(), java);
        String inside = schema == null ? null : schema.description();
        Object defaultValue = hasDefault ? checkedDefault(java, value, annotation.defaultValue()) : null;
        boolean isDecimal = defaultValue instanceof Number && type == BigDecimal.class;
        return new Argument(
                java,
                annotation.name().isEmpty() ? java : annotation.name(),
                List.of(),
                type,
                value,
                annotation.required() && !hasDefault && !value.isOptional(),
                annotation.description().isBlank() ? inside : annotation.description(),
                defaultValue,
                isDecimal ? new BigDecimal(annotation.defaultValue()) : defaultValue,
                schema,
                null,
                Selection.ALL);
    }

    /**
     * Returns the argument of a flattened record's component (R4.8), which has its own name if the mapper makes the
     * record.
     */
    static Argument of(Property property, boolean isMapped) {
        Argument plain = of(property.java, property.use.raw(), property.value, property.annotation);
        return new Argument(
                plain.java,
                property.annotation.name().isEmpty() || isMapped ? property.name : plain.name,
                property.aliases,
                plain.type,
                plain.value,
                property.required && property.annotation.defaultValue().isEmpty(),
                plain.description == null ? property.description : plain.description,
                plain.defaultValue,
                plain.given,
                plain.schema,
                property.format,
                property.selection);
    }

    /** Returns the same argument with other names that it is read by. */
    Argument withAliases(List<String> others) {
        return new Argument(
                java, name, others, type, value, required, description, defaultValue, given, schema, format, selection);
    }

    // Returns the default as JSON; a text that the argument itself would not accept is a problem (R7.8).
    private static Object checkedDefault(String java, Value value, String text) {
        String shown = "\"" + (text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text) + "\"";
        Object json;
        try {
            json = value.shape().defaultOf(text);
        } catch (InvalidDefault none) {
            throw invalid(shown, java, none.getMessage(), value);
        }
        String problem = problem(java, new Value(value.shape(), false, Constraints.NONE), json);
        if (problem != null) {
            throw invalid(shown, java, problem.replaceFirst("^must be ", ""), value);
        }
        try {
            problem = problem(java, value, json);
        } catch (AssertionError brokenPattern) {
            // A pattern that is not a regular expression is reported when the tool is called.
            return json;
        }
        if (problem != null) {
            throw Problem.DEFAULT_CONSTRAINT.with("value", shown, "parameter", java, "problem", problem);
        }
        return json;
    }

    private static UnusableTool invalid(String shown, String java, String expected, Value value) {
        return Problem.DEFAULT_INVALID.with(
                "value",
                shown,
                "parameter",
                java,
                "expected",
                expected,
                "example",
                value.shape().example());
    }

    // Returns the part of an error between the argument's name and the value that came; null if there is no error. For
    // "argument 'limit' must be at least 1, but was 0." it is "must be at least 1".
    private static String problem(String java, Value value, Object json) {
        ReaderPlan plan = new ReaderPlan();
        int reader = plan.present(value);
        plan.finish();
        String text = new CallReading("", plan, null).problem(reader, java, json);
        if (text == null) {
            return null;
        }
        int end = text.indexOf(", but was");
        return text.substring(text.indexOf("' ") + 2, end < 0 ? text.length() - 1 : end);
    }

    boolean hasDefault() {
        return defaultValue != null;
    }

    /** Returns a new copy of the default for each call, because a tool may change it. */
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
}
