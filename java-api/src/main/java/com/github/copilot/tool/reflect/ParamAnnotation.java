package com.github.copilot.tool.reflect;

import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;

/**
 * The values of {@code @CopilotToolParam}, or the same of a lambda's parameter. A member that is not set is an empty text.
 *
 * @param description for the model; may be null
 */
record ParamAnnotation(String description, String name, boolean required, String defaultValue, String schema) {
    /** Returns the values of an annotation, which may be null, and the other description if it has none. */
    static ParamAnnotation of(CopilotToolParam own, String other) {
        if (own == null) {
            return new ParamAnnotation(other, "", true, "", "");
        }
        String description = own.value().isBlank() ? other : own.value();
        return new ParamAnnotation(description, own.name(), own.required(), own.defaultValue(), own.schema());
    }

    /** Returns a member that is set, for a message; null for none. */
    String written() {
        String written = description.isEmpty() ? null : "value";
        written = required ? written : "required";
        written = schema.isEmpty() ? written : "schema";
        written = defaultValue.isEmpty() ? written : "defaultValue";
        return name.isEmpty() ? written : "name";
    }

    /**
     * Returns the schema that the user wrote (R4.10); null if there is none. Keywords that begin with a dollar sign,
     * other than {@code $defs} at its root, and references that would have to be rewritten, are refused.
     */
    @SuppressWarnings("unchecked")
    Map<String, Object> ownSchema(String parameter) {
        if (schema.isEmpty()) {
            return null;
        }
        Object read = JsonText.read(
                schema, (why, at) -> UnusableTool.problem("schema-invalid", parameter, why, at, "Correct the JSON"));
        if (!(read instanceof Map<?, ?>)) {
            String fix = "Write one JSON object, such as {\"type\": \"string\"}";
            throw UnusableTool.problem("schema-invalid", parameter, "expected a JSON object", "line 1, column 1", fix);
        }
        Map<String, Object> root = (Map<String, Object>) read;
        root.remove("$schema");
        Map<?, ?> definitions = root.get("$defs") instanceof Map<?, ?> own ? own : Map.of();
        root.forEach((name, member) -> check(name.equals("$defs") ? "" : name, member, definitions, parameter));
        return root;
    }

    // Makes sure that a member is supported. A property or definition with such a name is refused, too.
    private static void check(String name, Object value, Map<?, ?> definitions, String parameter) {
        boolean isReference = name.equals("$ref")
                && value instanceof String target
                && target.matches("#/\\$defs/[A-Za-z0-9_.-]+(/.*)?")
                && definitions.containsKey(target.split("/")[2]);
        boolean isKnown = isReference || name.equals("$comment");
        UnusableTool.refuseIf(
                !isKnown && (name.startsWith("$") || name.equals("definitions")),
                "The schema of '" + parameter + "' has '" + (name.equals("$ref") ? value : name)
                        + "', which is not supported without a companion: write $defs at its root, and references to"
                        + " them (#/$defs/Name).");
        UnusableTool.refuseIf(
                name.equals("writeOnly") && value.equals(true) || name.equals("format") && "password".equals(value),
                "The schema of '" + parameter + "' describes a secret, which only a companion leaves out of failures.");
        if (value instanceof List<?> elements) {
            elements.forEach(each -> check("", each, definitions, parameter));
        } else if (value instanceof Map<?, ?> members) {
            members.forEach((key, member) -> check(String.valueOf(key), member, definitions, parameter));
        }
    }
}
