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
record Said(String description, String name, boolean required, String defaultValue, String schema) {
    /** Nothing. */
    static final Said NOTHING = new Said("", "", true, "", "");

    /** What an annotation says; nothing where it is null. */
    static Said of(CopilotToolParam annotation) {
        if (annotation == null) {
            return NOTHING;
        }
        return new Said(
                annotation.value(),
                annotation.name(),
                annotation.required(),
                annotation.defaultValue(),
                annotation.schema());
    }
}
