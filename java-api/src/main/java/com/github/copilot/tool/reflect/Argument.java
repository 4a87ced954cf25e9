package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.ObjectShape.Property;
import com.github.copilot.tool.reflect.Shape.NoDefault;
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
 * @param name its name in JSON (SPEC R4.1)
 * @param aliases other names that it is read by
 * @param type its class
 * @param value its shape, and what is enforced
 * @param required whether the model must give it (R4.3)
 * @param description for the model; may be null
 * @param defaultValue what is used where it is missing, as JSON (R4.6, R4.7); null for none
 * @param given the default as the tool is given it, digits as written
 * @param schema the user's own (R4.10); may be null
 * @param format JSON Schema's type where {@code @JsonFormat} sets it; else null
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

    /** The argument of a parameter, by its name in Java and what is said of it. */
    static Argument of(String java, Class<?> type, Value value, ParamAnnotation said) {
        boolean hasDefault = !said.defaultValue().isEmpty();
        if (hasDefault && !said.schema().isEmpty()) {
            throw Problem.SCHEMA_DEFAULT.with("parameter", java);
        }
        if (!said.required() && !hasDefault && type.isPrimitive()) {
            String boxed = MethodType.methodType(type).wrap().returnType().getSimpleName();
            throw Problem.PRIMITIVE_OPTIONAL.with("parameter", java, "type", type, "boxed", boxed);
        }
        OwnSchema schema = said.schema().isEmpty() ? null : OwnSchema.of(said.schema(), java);
        String inside = schema == null ? null : schema.description();
        Object defaultValue = hasDefault ? checkedDefault(java, value, said.defaultValue()) : null;
        boolean isDecimal = defaultValue instanceof Number && type == BigDecimal.class;
        return new Argument(
                java,
                said.name().isEmpty() ? java : said.name(),
                List.of(),
                type,
                value,
                said.required() && !hasDefault && !value.isOptional(),
                said.description().isBlank() ? inside : said.description(),
                defaultValue,
                isDecimal ? new BigDecimal(said.defaultValue()) : defaultValue,
                schema,
                null,
                Selection.ALL);
    }

    /** The argument of a flattened record's component (R4.8), which has its own name where the mapper makes the record. */
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

    // What its own value would refuse is no default (R7.8).
    private static Object checkedDefault(String java, Value value, String text) {
        String shown = "\"" + (text.length() > SHOWN ? text.substring(0, SHOWN) + "..." : text) + "\"";
        Object json;
        try {
            json = value.shape().defaultOf(text);
        } catch (NoDefault none) {
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

    // "argument 'limit' must be at least 1, but was 0.": what is between the name and what came; null for nothing.
    private static String problem(String java, Value value, Object json) {
        Readers readers = new Readers();
        int reader = readers.present(value);
        readers.finish();
        String text = new CallReading("", readers, null).problem(reader, java, json);
        if (text == null) {
            return null;
        }
        int end = text.indexOf(", but was");
        return text.substring(text.indexOf("' ") + 2, end < 0 ? text.length() - 1 : end);
    }

    boolean hasDefault() {
        return defaultValue != null;
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
}
