package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.JsonText.Malformed;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A schema that the user wrote (R4.10), and its {@code $defs}, which move to the tool's root. Other keywords that begin
 * with a dollar sign, and references that would have to be rewritten, are refused. The processor checks keywords, too.
 */
record OwnSchema(Map<String, Object> body, Map<String, Object> definitions) {
    /** A reference to a definition or into one, or an absolute URI. */
    private static final Pattern REFERENCE =
            Pattern.compile("#/\\$defs/([A-Za-z0-9_.-]+)(/.*)?|[A-Za-z][A-Za-z0-9+.-]*:.*");

    /** Reads a schema. Text that is not a JSON object is a problem. */
    @SuppressWarnings("unchecked")
    static OwnSchema of(String text, String parameter) {
        Object root;
        try {
            root = JsonText.read(text);
        } catch (Malformed fault) {
            throw invalid(parameter, fault.getMessage(), fault.position, "Correct the JSON");
        }
        if (!(root instanceof Map<?, ?> members)) {
            String fix = "Write one JSON object, such as {\"type\": \"string\"}";
            throw invalid(parameter, "expected a JSON object", "line 1, column 1", fix);
        }
        OwnSchema schema = new OwnSchema(new LinkedHashMap<>((Map<String, Object>) members), new LinkedHashMap<>());
        schema.body.remove("$schema");
        if (schema.body.get("$defs") instanceof Map<?, ?> definitions) {
            schema.definitions.putAll((Map<String, Object>) definitions);
            schema.body.remove("$defs");
        }
        if (schema.body.containsKey("definitions")) {
            throw refusal("definitions", parameter);
        }
        schema.check(schema.body, parameter);
        schema.definitions.values().forEach(each -> schema.check(each, parameter));
        return schema;
    }

    private static UnusableTool invalid(String parameter, String problem, String position, String fix) {
        return Problem.SCHEMA_INVALID.with(
                "parameter", parameter, "problem", problem, "position", position, "fix", fix);
    }

    private static UnusableTool refusal(String keyword, String parameter) {
        return UnusableTool.refusal("The schema of '" + parameter + "' has '" + keyword
                + "', which is not supported without a companion: write $defs at its root, and references to them"
                + " (#/$defs/Name).");
    }

    // Names of properties that look like such a keyword are refused, too.
    private void check(Object value, String parameter) {
        if (value instanceof List<?> elements) {
            elements.forEach(each -> check(each, parameter));
        } else if (value instanceof Map<?, ?> members) {
            members.forEach((name, member) -> {
                String keyword = String.valueOf(name);
                if (keyword.equals("$ref") && member instanceof String reference) {
                    Matcher matcher = REFERENCE.matcher(reference);
                    if (!matcher.matches() || matcher.group(1) != null && !definitions.containsKey(matcher.group(1))) {
                        throw refusal(reference, parameter);
                    }
                } else if (keyword.startsWith("$") && !keyword.equals("$comment")) {
                    throw refusal(keyword, parameter);
                }
                check(member, parameter);
            });
        }
    }

    /** Returns the schema's own description; null if it has none. */
    String description() {
        return body.get("description") instanceof String text ? text : null;
    }
}
