package com.github.copilot.tool.reflect;

import com.github.copilot.tool.reflect.JsonText.Malformed;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * A schema that the user wrote (SPEC R4.10), apart from its definitions, which move to the tool's root, references along
 * with them. The processor checks keywords too; here only what would break the tool's schema is refused.
 */
record OwnSchema(Map<String, Object> body, Map<String, Object> definitions) {
    private static final Set<String> DEFINITIONS = Set.of("$defs", "definitions");

    /** Keywords whose members have names of the user's, not keywords. */
    private static final Set<String> NAMED =
            Set.of("$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties");

    /** Keywords whose values are no schemas. */
    private static final Set<String> VALUES = Set.of("const", "default", "enum", "examples");

    /** Reads a schema; one that is no JSON object, or has a reference that would lead nowhere, is a problem. */
    static OwnSchema of(String text, String parameter) {
        Object root;
        try {
            root = JsonText.read(text);
        } catch (Malformed fault) {
            throw invalid(parameter, fault.getMessage(), fault.position(), "Correct the JSON");
        }
        if (!(root instanceof Map<?, ?> members)) {
            String fix = "Write one JSON object, such as {\"type\": \"string\"}";
            throw invalid(parameter, "expected a JSON object", "line 1, column 1", fix);
        }
        OwnSchema schema = new OwnSchema(new LinkedHashMap<>(), new LinkedHashMap<>());
        members.forEach((keyword, value) -> {
            if (DEFINITIONS.contains(keyword) && value instanceof Map<?, ?> definitions) {
                definitions.forEach((name, definition) -> schema.definitions.put((String) name, definition));
            } else {
                schema.body.put((String) keyword, value);
            }
        });
        rewritten(root, false, reference -> schema.checked(reference, parameter));
        return schema;
    }

    private static UnusableTool invalid(String parameter, String problem, String position, String fix) {
        return Problem.SCHEMA_INVALID.with(
                "parameter", parameter, "problem", problem, "position", position, "fix", fix);
    }

    private String checked(String reference, String parameter) {
        String definition = definition(reference);
        boolean isAbsolute = reference.matches("[A-Za-z][A-Za-z0-9+.-]*:.*");
        if (definition == null ? isAbsolute : definitions.containsKey(definition)) {
            return reference;
        }
        String fix = definition == null
                ? "Refer to an entry of the schema's own $defs (#/$defs/Name) or to an absolute URI"
                : "Define it in the schema's $defs";
        throw Problem.SCHEMA_REFERENCE.with(
                "parameter", parameter, "reference", reference, "position", "a $ref", "fix", fix);
    }

    /** The definition that a local reference leads to or into; null of any other reference. */
    private static String definition(String reference) {
        String[] steps = reference.split("/", 4);
        if (steps.length < 3 || !steps[0].equals("#") || !DEFINITIONS.contains(steps[1])) {
            return null;
        }
        try {
            String decoded = URLDecoder.decode(steps[2].replace("+", "%2B"), StandardCharsets.UTF_8);
            return decoded.replace("~1", "/").replace("~0", "~");
        } catch (IllegalArgumentException malformed) {
            return null;
        }
    }

    /** A reference to a definition at a tool's root: a JSON pointer as a URI fragment (RFC 6901, section 6). */
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

    /** A copy of a schema, or of the body, with each reference to a definition under its new name. */
    static Object renamed(Object schema, Map<String, String> names) {
        return rewritten(schema, false, reference -> {
            String definition = definition(reference);
            String[] steps = reference.split("/", 4);
            String rest = steps.length == 4 ? "/" + steps[3] : "";
            return definition == null ? reference : reference(names.get(definition)) + rest;
        });
    }

    private static Object rewritten(Object value, boolean isNamed, UnaryOperator<String> references) {
        if (value instanceof List<?> elements) {
            List<Object> copied = new ArrayList<>();
            elements.forEach(each -> copied.add(rewritten(each, false, references)));
            return copied;
        }
        if (!(value instanceof Map<?, ?> members)) {
            return value;
        }
        Map<String, Object> copied = new LinkedHashMap<>();
        members.forEach((name, member) -> {
            boolean isReference = !isNamed && name.equals("$ref") && member instanceof String;
            boolean isKept = !isNamed && VALUES.contains(name);
            Object changed = isKept ? member : rewritten(member, !isNamed && NAMED.contains(name), references);
            copied.put((String) name, isReference ? references.apply((String) member) : changed);
        });
        return copied;
    }
}
