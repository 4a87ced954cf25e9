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
        String fix = "Correct the JSON";
        Map<String, Object> root;
        try {
            if (!(JsonText.read(text) instanceof Map<?, ?> members)) {
                fix = "Write one JSON object, such as {\"type\": \"string\"}";
                throw new Malformed("expected a JSON object", "line 1, column 1");
            }
            root = (Map<String, Object>) members;
        } catch (Malformed fault) {
            String why = fault.getMessage();
            throw UnusableTool.problem(
                    "schema-invalid", "parameter", parameter, "problem", why, "position", fault.position, "fix", fix);
        }
        root.remove("$schema");
        Map<String, Object> definitions = new LinkedHashMap<>();
        if (root.get("$defs") instanceof Map<?, ?> own) {
            definitions.putAll((Map<String, Object>) own);
            root.remove("$defs");
        }
        OwnSchema schema = new OwnSchema(root, definitions);
        schema.refuseIf(root.containsKey("definitions"), "definitions", parameter);
        schema.check(root, parameter);
        schema.check(definitions, parameter);
        return schema;
    }

    private void refuseIf(boolean condition, String keyword, String parameter) {
        if (condition) {
            throw UnusableTool.refusal("The schema of '" + parameter + "' has '" + keyword + "', which is not supported"
                    + " without a companion: write $defs at its root, and references to them (#/$defs/Name).");
        }
    }

    // Names of properties and definitions that look like such a keyword are refused, too.
    private void check(Object value, String parameter) {
        if (value instanceof List<?> elements) {
            elements.forEach(each -> check(each, parameter));
        } else if (value instanceof Map<?, ?> members) {
            members.forEach((name, member) -> {
                String keyword = String.valueOf(name);
                if (keyword.equals("$ref") && member instanceof String reference) {
                    Matcher known = REFERENCE.matcher(reference);
                    boolean isKnown =
                            known.matches() && (known.group(1) == null || definitions.containsKey(known.group(1)));
                    refuseIf(!isKnown, reference, parameter);
                } else {
                    refuseIf(keyword.startsWith("$") && !keyword.equals("$comment"), keyword, parameter);
                }
                check(member, parameter);
            });
        }
    }
}
