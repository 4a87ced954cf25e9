package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.github.copilot.tool.CopilotToolParam;
import java.lang.reflect.AnnotatedElement;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
    Schema ownSchema(String parameter) {
        return schema.isEmpty() ? null : Schema.of(schema, parameter);
    }

    /** Returns a description; null if it is blank or null. */
    static String text(String description) {
        return description == null || description.isBlank() ? null : description;
    }

    /**
     * A schema that the user wrote (R4.10), and its {@code $defs}, which move to the tool's root. Other keywords that begin
     * with a dollar sign, and references that would have to be rewritten, are refused. The processor checks keywords, too.
     */
    record Schema(Map<String, Object> body, Map<String, Object> definitions) {
        /** A reference to a definition or into one, or an absolute URI. */
        private static final Pattern REFERENCE =
                Pattern.compile("#/\\$defs/([A-Za-z0-9_.-]+)(/.*)?|[A-Za-z][A-Za-z0-9+.-]*:.*");

        /** Reads a schema. Text that is not a JSON object is a problem. */
        @SuppressWarnings("unchecked")
        static Schema of(String text, String parameter) {
            String fix = "Correct the JSON";
            Map<String, Object> root;
            try {
                if (!(JsonText.read(text, "") instanceof Map<?, ?> members)) {
                    fix = "Write one JSON object, such as {\"type\": \"string\"}";
                    throw new UnusableTool("expected a JSON object (line 1, column 1)");
                }
                root = (Map<String, Object>) members;
            } catch (UnusableTool fault) {
                String[] why = fault.getMessage().split(" \\((?=[^(]*$)|\\)$");
                throw UnusableTool.problem("schema-invalid", parameter, why[0], why[1], fix);
            }
            root.remove("$schema");
            Schema schema = new Schema(root, new LinkedHashMap<>());
            if (root.get("$defs") instanceof Map<?, ?> own) {
                schema.definitions.putAll((Map<String, Object>) own);
                root.remove("$defs");
            }
            schema.check(root, parameter);
            schema.check(schema.definitions, parameter);
            return schema;
        }

        // Names of properties and definitions that look like such a keyword are refused, too.
        private void check(Object value, String parameter) {
            if (value instanceof List<?> elements) {
                elements.forEach(each -> check(each, parameter));
            } else if (value instanceof Map<?, ?> members) {
                members.forEach((name, member) -> {
                    Matcher target = REFERENCE.matcher(name.equals("$ref") ? String.valueOf(member) : "");
                    boolean isKnown =
                            target.matches() && (target.group(1) == null || definitions.containsKey(target.group(1)));
                    String keyword = isKnown || name.equals("$comment") ? "" : name.toString();
                    if (keyword.startsWith("$") || keyword.equals("definitions")) {
                        String shown = keyword.equals("$ref") ? String.valueOf(member) : keyword;
                        throw UnusableTool.refusal("The schema of '" + parameter + "' has '" + shown + "', which is not"
                                + " supported without a companion: write $defs at its root, and references to them"
                                + " (#/$defs/Name).");
                    }
                    check(member, parameter);
                });
            }
        }
    }
}
