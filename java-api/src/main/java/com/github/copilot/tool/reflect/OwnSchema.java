package com.github.copilot.tool.reflect;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A schema that the user wrote (SPEC R4.10): its definitions move to the tool's root, references along with them.
 *
 * <p>The processor checks keywords and their values too; here only what would break the tool's schema is refused: text
 * that is no object, repeated keys, references that would lead nowhere.
 */
final class OwnSchema {
    private static final Set<String> SCHEMA = Set.of(
            "additionalItems",
            "additionalProperties",
            "contains",
            "contentSchema",
            "else",
            "if",
            "items",
            "not",
            "propertyNames",
            "then",
            "unevaluatedItems",
            "unevaluatedProperties");
    private static final Set<String> SCHEMAS = Set.of("allOf", "anyOf", "oneOf", "prefixItems", "items");
    private static final Set<String> SCHEMA_MAPS =
            Set.of("$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties");
    private static final List<String> DEFINITIONS = List.of("$defs", "definitions");

    private final Map<String, Object> body;
    private final Map<String, Object> definitions;

    private OwnSchema(Map<String, Object> body, Map<String, Object> definitions) {
        this.body = body;
        this.definitions = definitions;
    }

    /**
     * Reads a schema.
     *
     * @param text a JSON object
     * @param parameter the parameter's name, for messages
     * @return the schema
     * @throws UnusableTool if it is no JSON object, or a reference in it would lead nowhere
     */
    static OwnSchema of(String text, String parameter) {
        Object root;
        try {
            root = JsonText.read(text);
        } catch (JsonProcessingException fault) {
            throw new UnusableTool(
                    "The schema of the parameter '" + parameter + "' is not JSON: " + JsonText.problem(fault) + ".");
        }
        if (!(root instanceof Map)) {
            throw new UnusableTool("The schema of the parameter '" + parameter
                    + "' is not a JSON object: write one, such as {\"type\": \"string\"}.");
        }
        Map<String, Object> body = new LinkedHashMap<>();
        Map<String, Object> definitions = new LinkedHashMap<>();
        members(root).forEach((key, value) -> {
            if (DEFINITIONS.contains(key) && value instanceof Map) {
                definitions.putAll(members(value));
            } else {
                body.put(key, value);
            }
        });
        OwnSchema schema = new OwnSchema(body, definitions);
        schema.rewrite(members(root), reference -> {
            schema.check(reference, parameter);
            return reference;
        });
        return schema;
    }

    private void check(String reference, String parameter) {
        String definition = definition(reference);
        boolean absolute = reference.matches("[A-Za-z][A-Za-z0-9+.-]*:.*");
        if (definition == null ? absolute : definitions.containsKey(definition)) {
            return;
        }
        throw new UnusableTool(
                "The reference '" + reference + "' in the schema of the parameter '" + parameter
                        + "' would lead nowhere: refer to an entry of the schema's own $defs (#/$defs/Name) or to an absolute URI.");
    }

    /** The definition that a local reference leads to or into; null of any other reference. */
    private static String definition(String reference) {
        for (String each : DEFINITIONS) {
            String start = "#/" + each + "/";
            if (reference.startsWith(start)) {
                int end = reference.indexOf('/', start.length());
                String name = reference.substring(start.length(), end < 0 ? reference.length() : end);
                try {
                    String decoded = URLDecoder.decode(name.replace("+", "%2B"), StandardCharsets.UTF_8);
                    return decoded.replace("~1", "/").replace("~0", "~");
                } catch (IllegalArgumentException malformed) {
                    return null;
                }
            }
        }
        return null;
    }

    /**
     * A reference to a definition at a tool's root.
     *
     * @param name the definition's name
     * @return a JSON pointer as a URI fragment (RFC 6901, section 6)
     */
    static String reference(String name) {
        StringBuilder reference = new StringBuilder("#/$defs/");
        for (byte each : name.replace("~", "~0").replace("/", "~1").getBytes(StandardCharsets.UTF_8)) {
            // What RFC 3986, section 3.5, allows in a fragment.
            boolean plain = each > 0 && (Character.isLetterOrDigit(each) || "-._~!$&'()*+,;=:@/?".indexOf(each) >= 0);
            reference.append(plain ? String.valueOf((char) each) : String.format("%%%02X", each));
        }
        return reference.toString();
    }

    /** The schema's own description, or null. */
    String description() {
        return body.get("description") instanceof String text ? text : null;
    }

    /** The names of its definitions, in the user's order. */
    Set<String> definitionNames() {
        return definitions.keySet();
    }

    /**
     * The schema as it goes into the tool's, its definitions apart.
     *
     * @param names the new names of its definitions
     * @param description the parameter's, in place of the schema's own; null for that
     * @return members in the user's order
     */
    Map<String, Object> body(Map<String, String> names, String description) {
        Map<String, Object> result = renamed(body, names);
        if (description != null) {
            result.put("description", description);
        }
        return result;
    }

    /**
     * Its definitions under their new names.
     *
     * @param names the new names
     * @return the definitions, in the user's order
     */
    Map<String, Object> definitions(Map<String, String> names) {
        Map<String, Object> result = new LinkedHashMap<>();
        definitions.forEach((name, definition) -> result.put(
                names.get(name), definition instanceof Map ? renamed(members(definition), names) : definition));
        return result;
    }

    private Map<String, Object> renamed(Map<String, Object> schema, Map<String, String> names) {
        return rewrite(schema, reference -> {
            String definition = definition(reference);
            if (definition == null) {
                return reference;
            }
            int start = reference.indexOf('/', 2) + 1;
            int end = reference.indexOf('/', start);
            return reference(names.get(definition)) + (end < 0 ? "" : reference.substring(end));
        });
    }

    /** A copy of a schema with each reference in it rewritten. */
    private Map<String, Object> rewrite(Map<String, Object> schema, UnaryOperator<String> references) {
        Map<String, Object> result = new LinkedHashMap<>();
        schema.forEach((keyword, value) -> result.put(keyword, rewritten(keyword, value, references)));
        return result;
    }

    private Object rewritten(String keyword, Object value, UnaryOperator<String> references) {
        if (keyword.equals("$ref") && value instanceof String reference) {
            return references.apply(reference);
        }
        if (SCHEMA.contains(keyword) && value instanceof Map) {
            return rewrite(members(value), references);
        }
        if (SCHEMAS.contains(keyword) && value instanceof List<?> items) {
            List<Object> result = new ArrayList<>();
            items.forEach(item -> result.add(item instanceof Map ? rewrite(members(item), references) : item));
            return result;
        }
        if (SCHEMA_MAPS.contains(keyword) && value instanceof Map) {
            Map<String, Object> result = new LinkedHashMap<>();
            members(value)
                    .forEach((name, entry) ->
                            result.put(name, entry instanceof Map ? rewrite(members(entry), references) : entry));
            return result;
        }
        return value;
    }

    @SuppressWarnings("unchecked")
    private static Map<String, Object> members(Object object) {
        return (Map<String, Object>) object;
    }
}
