package io.github.copilottool.tests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;

/** Variations of arguments, in which one value is left out, null, or of another kind. */
final class Variations {
    /** A value of each kind, and values that readers often treat differently. */
    private static final List<JsonNode> VALUES = List.of(
            Json.plain("null"),
            Json.plain("\"\""),
            Json.plain("\" x \""),
            Json.plain("\"12\""),
            Json.plain("\"true\""),
            Json.plain("0"),
            Json.plain("-7"),
            Json.plain("5.0"),
            Json.plain("1.5"),
            Json.plain("9999999999"),
            Json.plain("1e400"),
            Json.plain("true"),
            Json.plain("[]"),
            Json.plain("[null]"),
            Json.plain("[1, \"a\"]"),
            Json.plain("{}"),
            Json.plain("{\"unknown\": null}"));

    /** A value of each kind, for places inside other values. */
    private static final List<JsonNode> NESTED_VALUES = List.of(
            Json.plain("null"),
            Json.plain("\"12\""),
            Json.plain("5.0"),
            Json.plain("1.5"),
            Json.plain("true"),
            Json.plain("[]"),
            Json.plain("{}"));

    private static final Map<String, String> OF_FORMATS = Map.of(
            "uuid", "123e4567-e89b-12d3-a456-426614174000",
            "uri", "https://example.com/a",
            "date-time", "2024-05-06T07:08:09Z",
            "date", "2024-05-06",
            "time", "07:08:09",
            "duration", "PT1H",
            "email", "a@example.com");

    /** The number of levels that a sample has of a recursive schema. */
    private static final int DEEPEST = 6;

    private Variations() {}

    /** Returns all variations of arguments. Each differs in one place. */
    static List<JsonNode> of(JsonNode arguments) {
        List<JsonNode> variations = new ArrayList<>();
        vary(arguments, VALUES, variations::add);
        return variations;
    }

    private static void vary(JsonNode value, List<JsonNode> others, Consumer<JsonNode> found) {
        if (value instanceof ObjectNode object) {
            for (Map.Entry<String, JsonNode> member : object.properties()) {
                String name = member.getKey();
                ObjectNode without = object.deepCopy();
                without.remove(name);
                found.accept(without);
                replacements(member.getValue(), others, each -> {
                    ObjectNode copy = object.deepCopy();
                    copy.set(name, each);
                    found.accept(copy);
                });
            }
        } else if (value instanceof ArrayNode array) {
            // The elements after the first are read like it.
            if (!array.isEmpty()) {
                replacements(array.get(0), others, each -> {
                    ArrayNode copy = array.deepCopy();
                    copy.set(0, each);
                    found.accept(copy);
                });
            }
        }
    }

    private static void replacements(JsonNode value, List<JsonNode> others, Consumer<JsonNode> found) {
        others.stream().filter(each -> !each.equals(value)).forEach(found);
        vary(value, NESTED_VALUES, found);
    }

    /** Returns arguments that a schema describes: every property is there, of the first kind that is allowed. */
    static JsonNode sample(JsonNode schema) {
        return sample(schema, schema, 0);
    }

    private static JsonNode sample(JsonNode schema, JsonNode root, int depth) {
        JsonNodeFactory nodes = JsonNodeFactory.instance;
        if (depth > DEEPEST) {
            return nodes.nullNode();
        }
        if (schema.path("$ref").asText().startsWith("#")) {
            return sample(root.at(schema.get("$ref").textValue().substring(1)), root, depth + 1);
        }
        if (schema.path("enum").isArray()) {
            return schema.get("enum").path(0);
        }
        if (schema.path("oneOf").isArray()) {
            return sample(schema.get("oneOf").path(0), root, depth + 1);
        }
        switch (schema.path("type").asText()) {
            case "object" -> {
                ObjectNode object = nodes.objectNode();
                for (Map.Entry<String, JsonNode> each :
                        schema.path("properties").properties()) {
                    object.set(each.getKey(), sample(each.getValue(), root, depth + 1));
                }
                if (schema.path("additionalProperties").isObject()) {
                    object.set("7", sample(schema.get("additionalProperties"), root, depth + 1));
                }
                return object;
            }
            case "array" -> {
                return nodes.arrayNode().add(sample(schema.path("items"), root, depth + 1));
            }
            case "integer" -> {
                return nodes.numberNode(Math.max(3, schema.path("minimum").asInt()));
            }
            case "number" -> {
                return nodes.numberNode(2.5);
            }
            case "boolean" -> {
                return nodes.booleanNode(true);
            }
            case "string" -> {
                return nodes.textNode(
                        OF_FORMATS.getOrDefault(schema.path("format").asText(), "abc"));
            }
            default -> {
                return nodes.objectNode().put("any", 1);
            }
        }
    }
}
