package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.github.copilot.tool.CopilotToolParam;
import java.lang.reflect.AnnotatedElement;

/** The values of {@code @CopilotToolParam}, or the same of a lambda's parameter; an empty text is none. */
record ParamAnnotation(String description, String name, boolean required, String defaultValue, String schema) {
    /** Returns the values of an annotation; if it is null, those of a parameter without it. */
    static ParamAnnotation of(CopilotToolParam own) {
        return own == null
                ? new ParamAnnotation("", "", true, "", "")
                : new ParamAnnotation(own.value(), own.name(), own.required(), own.defaultValue(), own.schema());
    }

    /**
     * Returns the values of a tool method's parameter. If its own annotation has no name, the name is that of
     * {@code @JsonProperty}; if it has no description, that of {@code @JsonPropertyDescription} (R4.13).
     */
    static ParamAnnotation of(AnnotatedElement parameter) {
        ParamAnnotation own = of(parameter.getAnnotation(CopilotToolParam.class));
        JsonProperty property = parameter.getAnnotation(JsonProperty.class);
        JsonPropertyDescription other = parameter.getAnnotation(JsonPropertyDescription.class);
        String description = own.description.isBlank() && other != null ? other.value() : own.description;
        String name = own.name.isEmpty() && property != null ? property.value() : own.name;
        return new ParamAnnotation(description, name, own.required, own.defaultValue, own.schema);
    }

    /** Returns a member that is set, for a message; null for none. */
    String written() {
        String written = description.isEmpty() ? null : "value";
        written = required ? written : "required";
        written = schema.isEmpty() ? written : "schema";
        written = defaultValue.isEmpty() ? written : "defaultValue";
        return name.isEmpty() ? written : "name";
    }

    /** Returns the schema of a parameter; null if there is none. */
    OwnSchema ownSchema(String parameter) {
        return schema.isEmpty() ? null : OwnSchema.of(schema, parameter);
    }

    /** Returns a description; null if it is blank or null. */
    static String text(String description) {
        return description == null || description.isBlank() ? null : description;
    }
}
