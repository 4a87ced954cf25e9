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
 * A schema that the user wrote (R4.10), and its definitions, which move to the tool's root with the references to
 * them; so does the whole schema if it refers to itself. The processor checks keywords, too; here only errors are
 * reported that would break the tool's schema.
 *
 * @param isRecursive whether a reference leads to the whole schema
 */
record OwnSchema(Map<String, Object> body, Map<String, Object> definitions, boolean isRecursive) {
    private static final Set<String> DEFINITIONS = Set.of("$defs", "definitions");

    /** Keywords whose members have names of the user's: these are not keywords. */
    private static final Set<String> NAMED =
            Set.of("$defs", "definitions", "dependencies", "dependentSchemas", "patternProperties", "properties");

    /** Keywords whose values are not schemas. */
    private static final Set<String> VALUES = Set.of("const", "default", "enum", "examples");

    private static final String OWN =
            "Refer to an entry of the schema's own $defs (#/$defs/Name), to the whole schema (#) or to an absolute URI";

    /** Reads a schema. Text that is not a JSON object, or a reference that leads nowhere, is a problem. */
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
        boolean[] isRecursive = {false};
        if (members.get("$ref") instanceof String reference && isWhole(reference)) {
            throw unresolved(reference, parameter, OWN);
        }
        rewritten(root, false, reference -> {
            isRecursive[0] |= isWhole(reference);
            return reference;
        });
        OwnSchema schema = new OwnSchema(new LinkedHashMap<>(), new LinkedHashMap<>(), isRecursive[0]);
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
        if (isWhole(reference) || (definition == null ? isAbsolute : definitions.containsKey(definition))) {
            return reference;
        }
        throw unresolved(reference, parameter, definition == null ? OWN : "Define it in the schema's $defs");
    }

    private static UnusableTool unresolved(String reference, String parameter, String fix) {
        return Problem.SCHEMA_REFERENCE.with(
                "parameter", parameter, "reference", reference, "position", "a $ref", "fix", fix);
    }

    /** Returns the problem of a schema whose {@code $id} another schema of the tool has, too. */
    static UnusableTool repeatedIdentifier(String identifier, String parameter) {
        String problem = "the \"$id\" \"" + identifier + "\" occurs twice in the tool's schema";
        return invalid(parameter, problem, "a $id", "Remove it, or give each schema its own");
    }

    private static boolean isWhole(String reference) {
        return reference.isEmpty() || reference.equals("#");
    }

    /** Returns the name of the definition that a local reference leads to or into; null for any other reference. */
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

    /** Returns a reference to a definition at a tool's root: a JSON pointer as a URI fragment (RFC 6901, section 6). */
    static String reference(String name) {
        StringBuilder reference = new StringBuilder("#/$defs/");
        for (byte each : name.replace("~", "~0").replace("/", "~1").getBytes(StandardCharsets.UTF_8)) {
            // The characters that RFC 3986, section 3.5, allows in a fragment.
            boolean plain = each > 0 && (Character.isLetterOrDigit(each) || "-._~!$&'()*+,;=:@/?".indexOf(each) >= 0);
            reference.append(plain ? String.valueOf((char) each) : String.format("%%%02X", each));
        }
        return reference.toString();
    }

    /** Returns the schema's own description; null if it has none. */
    String description() {
        return body.get("description") instanceof String text ? text : null;
    }

    /** Returns the values of {@code $id} in the schema, without their empty fragments. */
    List<String> identifiers() {
        List<String> identifiers = new ArrayList<>();
        collect(body, false, identifiers);
        return identifiers;
    }

    // Definitions are not searched: an $id beside them is an error of its own.
    private static void collect(Object value, boolean isNamed, List<String> identifiers) {
        if (value instanceof List<?> elements) {
            elements.forEach(each -> collect(each, false, identifiers));
        } else if (value instanceof Map<?, ?> members) {
            members.forEach((name, member) -> {
                if (!isNamed && name.equals("$id") && member instanceof String identifier) {
                    identifiers.add(identifier.endsWith("#") ? identifier.replaceFirst("#$", "") : identifier);
                } else if (isNamed || !VALUES.contains(name)) {
                    collect(member, !isNamed && NAMED.contains(name), identifiers);
                }
            });
        }
    }

    /**
     * Returns a copy of a schema, or of the body, with each reference to a definition under its new name, and without
     * {@code $schema}.
     *
     * @param whole the name of the definition that the whole schema becomes; null if it stays in its place
     */
    static Object renamed(Object schema, String whole, Map<String, String> names) {
        return rewritten(schema, false, reference -> {
            if (isWhole(reference)) {
                return reference(whole);
            }
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
            if (!isNamed && name.equals("$schema")) {
                return;
            }
            boolean isReference = !isNamed && name.equals("$ref") && member instanceof String;
            boolean isKept = !isNamed && VALUES.contains(name);
            Object changed = isKept ? member : rewritten(member, !isNamed && NAMED.contains(name), references);
            copied.put((String) name, isReference ? references.apply((String) member) : changed);
        });
        return copied;
    }
}
