package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.github.copilot.tool.CopilotToolParam;
import java.lang.reflect.Parameter;

/**
 * The values of {@code @CopilotToolParam}, or the same of a lambda's parameter.
 *
 * @param description empty for none
 * @param name the name in JSON; empty for the parameter's own
 * @param required whether it must be given, unless there is a default
 * @param defaultValue the default's text; empty for none
 * @param schema a JSON Schema's text; empty for none
 */
record ParamAnnotation(String description, String name, boolean required, String defaultValue, String schema) {
    /** The values of a parameter without the annotation. */
    static final ParamAnnotation NONE = new ParamAnnotation("", "", true, "", "");

    /** Returns the values of an annotation; {@link #NONE} if it is null. */
    static ParamAnnotation of(CopilotToolParam annotation) {
        return annotation == null
                ? NONE
                : new ParamAnnotation(
                        annotation.value(),
                        annotation.name(),
                        annotation.required(),
                        annotation.defaultValue(),
                        annotation.schema());
    }

    /**
     * Returns the values of a tool method's parameter. If its own annotation has no name, the name is that of
     * {@code @JsonProperty}; if it has no description, that of {@code @JsonPropertyDescription} (R4.13).
     */
    static ParamAnnotation of(Parameter parameter) {
        ParamAnnotation own = of(parameter.getAnnotation(CopilotToolParam.class));
        JsonProperty property = parameter.getAnnotation(JsonProperty.class);
        JsonPropertyDescription description = parameter.getAnnotation(JsonPropertyDescription.class);
        return new ParamAnnotation(
                own.description.isBlank() && description != null ? description.value() : own.description,
                own.name.isEmpty() && property != null ? property.value() : own.name,
                own.required,
                own.defaultValue,
                own.schema);
    }

    /** Returns a member that is set, for a message; null for none. */
    String written() {
        String written = description.isEmpty() ? null : "value";
        written = required ? written : "required";
        written = schema.isEmpty() ? written : "schema";
        written = defaultValue.isEmpty() ? written : "defaultValue";
        return name.isEmpty() ? written : "name";
    }
}
