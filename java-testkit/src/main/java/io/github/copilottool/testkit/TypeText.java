package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.function.Function;

/** Short texts of schemas for people: {@code string}, {@code date[]}, {@code OPEN|SHIPPED}, {@code {street, zip?}}. */
final class TypeText {
    private static final int WIDEST = 48;
    private static final int MOST_ENCLOSING = 4;

    private TypeText() {}

    /** Returns the type of a schema's values. */
    static String of(JsonNode schema) {
        return of(schema, 0);
    }

    /** Returns the names of a schema's required properties. */
    static Set<String> required(JsonNode schema) {
        return JsonText.texts(schema.path("required"));
    }

    private static String of(JsonNode schema, int enclosing) {
        if (enclosing > MOST_ENCLOSING) {
            return "…";
        }
        if (schema.has("$ref")) {
            String reference = schema.path("$ref").asText();
            return reference.substring(reference.lastIndexOf('/') + 1);
        }
        if (schema.has("enum")) {
            return alternatives(
                    schema.path("enum"), "|", "values", each -> each.isTextual() ? each.asText() : each.toString());
        }
        for (String union : new String[] {"oneOf", "anyOf"}) {
            if (schema.path(union).isArray()) {
                return alternatives(schema.path(union), " or ", "types", each -> of(each, enclosing + 1));
            }
        }
        JsonNode type = schema.path("type");
        if (type.isArray()) {
            return String.join("|", JsonText.texts(type));
        }
        return switch (type.asText()) {
            case "string" ->
                schema.has("contentEncoding")
                        ? schema.path("contentEncoding").asText()
                        : schema.path("format").asText("string");
            case "array" -> elements(of(schema.path("items"), enclosing + 1));
            case "object" -> object(schema, enclosing);
            case "" -> "any";
            default -> type.asText();
        };
    }

    private static String elements(String type) {
        boolean isOne = type.startsWith("{") || !type.contains(" ") && !type.contains("|");
        return (isOne ? type : "(" + type + ")") + "[]";
    }

    private static String alternatives(
            JsonNode alternatives, String separator, String kind, Function<JsonNode, String> text) {
        StringJoiner all = new StringJoiner(separator);
        alternatives.forEach(each -> all.add(text.apply(each)));
        return all.length() > WIDEST ? "one of " + alternatives.size() + " " + kind : all.toString();
    }

    private static String object(JsonNode schema, int enclosing) {
        if (schema.path("properties").isEmpty()) {
            JsonNode more = schema.path("additionalProperties");
            return more.isObject() && !more.isEmpty() ? "map of " + of(more, enclosing + 1) : "object";
        }
        Set<String> required = required(schema);
        StringJoiner names = new StringJoiner(", ", "{", "}");
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            names.add(property.getKey() + (required.contains(property.getKey()) ? "" : "?"));
        }
        return names.length() > WIDEST
                ? "object of " + schema.path("properties").size()
                : names.toString();
    }
}
