package com.github.copilot.tool.reflect;

import com.github.copilot.tool.CopilotToolParam;

/**
 * What is said of a parameter beside its type: {@code @CopilotToolParam}, or what a lambda's parameter holds.
 *
 * @param description empty for none
 * @param name the name in JSON; empty for the parameter's own
 * @param required whether it must be given, unless there is a default
 * @param defaultValue the default's text; empty for none
 * @param schema a JSON Schema's text; empty for none
 */
record ParamAnnotation(String description, String name, boolean required, String defaultValue, String schema) {
    /** Nothing is said. */
    static final ParamAnnotation NONE = new ParamAnnotation("", "", true, "", "");

    /** What an annotation says; nothing where it is null. */
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

    /** A member that is written beside the description, for a message; null for none. */
    String written() {
        String written = required ? null : "required";
        written = schema.isEmpty() ? written : "schema";
        written = defaultValue.isEmpty() ? written : "defaultValue";
        return name.isEmpty() ? written : "name";
    }
}
