package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.copilottool.testkit.SchemaInstance.Kind;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;

/**
 * Values at the boundaries of a JSON Schema: those that it just allows, and those that it just refuses.
 *
 * <p>Allowed are the least value, all properties, each optional property alone, each value of an enum, each bound, each
 * branch of {@code oneOf} and {@code anyOf}, and texts of each format. Refused are the values beyond each bound, of
 * each other type, with a required property missing, and with an unknown name in a closed object. The same schema gives
 * the same values in the same order. What depends on keywords that are not supported ({@code unevaluatedProperties},
 * {@code $dynamicRef}) is left out.
 */
public final class SchemaInstances {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    /** The property of null in place of what a branch requires. */
    static final String NULL_IN_BRANCH = "null in a branch";

    private static final Set<String> STRUCTURES = Set.of("array", "object");
    private static final Set<String> ALL_TYPES =
            Set.of("string", "integer", "number", "boolean", "array", "object", "null");

    /** The most values that one place gives the place around it. */
    private static final int MOST = 80;

    /** The level from which on only the least values are made, so that recursive schemas end. */
    private static final int BRIEF = 4;

    private static final int DEEPEST = 40;
    private static final int MOST_ELEMENTS = 200;

    private final SchemaReferences references;
    private final SchemaJudge judge;
    private final Map<String, Integer> entered = new LinkedHashMap<>();

    private SchemaInstances(JsonNode root) {
        this.references = new SchemaReferences(root);
        this.judge = new SchemaJudge(references);
    }

    /**
     * Returns the values of a schema.
     *
     * @param schema a JSON Schema (2020-12); references inside it are followed
     * @return the allowed ones, the least first, and after them the refused ones; empty if nothing fits, or if the
     *     schema uses keywords that are not supported
     */
    public static List<SchemaInstance> of(JsonNode schema) {
        SchemaInstances instances = new SchemaInstances(schema);
        List<SchemaInstance> drafts = new ArrayList<>(instances.allowed(schema, 0));
        if (!drafts.isEmpty()) {
            drafts.addAll(instances.refused(schema, 0));
        }
        Set<JsonNode> seen = new HashSet<>();
        return drafts.stream()
                .filter(each -> instances.judge.of(schema, each.value())
                        == (each.isAllowed() ? SchemaJudge.Verdict.ALLOWED : SchemaJudge.Verdict.REFUSED))
                .filter(each -> seen.add(each.value()))
                .map(SchemaInstance::ofRoot)
                .toList();
    }

    // Schemas that refer to others.

    /** Returns the schema with the keywords of another added, for {@code $ref}, {@code allOf} and branches. */
    private static JsonNode merged(JsonNode schema, String without, JsonNode other) {
        if (!other.isObject()) {
            return other.isBoolean() && !other.booleanValue() ? other : without(schema, without);
        }
        ObjectNode merged = without(schema, without);
        for (Map.Entry<String, JsonNode> each : other.properties()) {
            JsonNode own = merged.path(each.getKey());
            JsonNode both = each.getValue();
            if (each.getKey().equals("properties") && own.isObject() && both.isObject()) {
                both = ((ObjectNode) own.deepCopy()).setAll((ObjectNode) both);
            } else if (each.getKey().equals("required") && own.isArray()) {
                Set<String> names = JsonText.texts(own);
                names.addAll(JsonText.texts(both));
                both = JsonText.of(names);
            }
            merged.set(each.getKey(), both);
        }
        return merged;
    }

    private static ObjectNode without(JsonNode schema, String keyword) {
        return NODES.objectNode().<ObjectNode>setAll((ObjectNode) schema).without(keyword);
    }

    /** Returns the schema with its {@code allOf} merged. */
    private static JsonNode flat(JsonNode schema) {
        JsonNode flat = schema;
        for (JsonNode each : schema.path("allOf")) {
            flat = flat.isObject() ? merged(flat, "allOf", each) : flat;
        }
        return flat;
    }

    private static String union(JsonNode schema) {
        return schema.has("oneOf") ? "oneOf" : schema.has("anyOf") ? "anyOf" : null;
    }

    /** Makes something of a referenced schema, unless this would not end. */
    private List<SchemaInstance> referenced(JsonNode schema, int most, Function<JsonNode, List<SchemaInstance>> make) {
        String reference = schema.get("$ref").asText();
        int count = entered.getOrDefault(reference, 0);
        JsonNode target = references.target(reference);
        if (count >= most || target.isMissingNode()) {
            return List.of();
        }
        entered.put(reference, count + 1);
        try {
            return make.apply(merged(schema, "$ref", target));
        } finally {
            entered.put(reference, count);
        }
    }

    /** Returns the types that {@code type} names; none if it is missing. */
    private static Set<String> named(JsonNode schema) {
        JsonNode type = schema.path("type");
        return type.isTextual() ? Set.of(type.asText()) : JsonText.texts(type);
    }

    /** Returns the JSON types that a schema allows; all of them if it does not say. */
    private Set<String> types(JsonNode schema, int depth) {
        Set<String> types = new LinkedHashSet<>();
        if (schema.has("type")) {
            types.addAll(named(schema));
        } else if (schema.has("$ref") && depth < DEEPEST) {
            return types(references.target(schema.get("$ref").asText()), depth + 1);
        } else if (union(schema) != null && depth < DEEPEST) {
            for (JsonNode each : schema.get(union(schema))) {
                types.addAll(types(each, depth + 1));
            }
        } else if (schema.has("const")) {
            types.add(SchemaJudge.type(schema.get("const")));
        } else if (schema.has("enum")) {
            schema.get("enum").forEach(each -> types.add(SchemaJudge.type(each)));
        }
        return types.isEmpty() ? ALL_TYPES : types;
    }

    // Values that the schema allows.

    /** Returns values of a schema, the least first; none if nothing fits. The caller checks that they fit. */
    private List<SchemaInstance> allowed(JsonNode given, int depth) {
        if (given.isBoolean()) {
            return given.booleanValue() ? any() : List.of();
        }
        if (!given.isObject() || depth > DEEPEST) {
            return List.of();
        }
        JsonNode schema = flat(given);
        if (!schema.isObject()) {
            return List.of();
        }
        List<SchemaInstance> drafts = new ArrayList<>();
        if (schema.has("$ref")) {
            return referenced(schema, depth > BRIEF ? 1 : 2, target -> allowed(target, depth));
        } else if (schema.has("const")) {
            drafts.add(right(schema.get("const"), "the constant"));
        } else if (schema.has("enum")) {
            schema.get("enum").forEach(each -> drafts.add(right(each, "a value of the enum")));
        } else if (union(schema) != null) {
            String union = union(schema);
            for (int i = 0; i < schema.get(union).size() && (depth < BRIEF || drafts.isEmpty()); i++) {
                String branch = "branch " + (i + 1) + " of " + union + ", ";
                allowed(merged(schema, union, schema.get(union).get(i)), depth)
                        .forEach(each -> drafts.add(
                                new SchemaInstance(each.value(), each.place(), branch + each.shows(), each.kind())));
            }
        } else if (typesToMake(schema).isEmpty()) {
            drafts.addAll(any());
        } else {
            typesToMake(schema).forEach(type -> drafts.addAll(ofType(type, schema, depth)));
        }
        List<SchemaInstance> fitting = drafts.stream()
                .filter(each -> judge.of(schema, each.value()) != SchemaJudge.Verdict.REFUSED)
                .limit(depth == 0 ? Integer.MAX_VALUE : MOST)
                .toList();
        return depth > BRIEF && fitting.size() > 1 ? fitting.subList(0, 1) : fitting;
    }

    /** Returns the types of a schema; if it does not say, those of its keywords. */
    private static Collection<String> typesToMake(JsonNode schema) {
        Set<String> named = named(schema);
        return named.isEmpty()
                ? Stream.of("object", "array", "string", "number")
                        .filter(type -> SchemaKeywords.about(type).stream().anyMatch(schema::has))
                        .toList()
                : named;
    }

    private static List<SchemaInstance> any() {
        return Stream.of(
                        NODES.textNode("a"),
                        NODES.numberNode(1),
                        NODES.booleanNode(true),
                        NODES.arrayNode().add("a"),
                        NODES.objectNode().put("a", 1))
                .map(each -> right(each, "any value"))
                .toList();
    }

    private static SchemaInstance right(JsonNode value, String shows) {
        return new SchemaInstance(value, "", shows, Kind.ALLOWED);
    }

    private List<SchemaInstance> ofType(String type, JsonNode schema, int depth) {
        return switch (type) {
            case "object" -> objects(schema, depth);
            case "array" -> arrays(schema, depth);
            case "boolean" -> List.of(right(NODES.booleanNode(true), "true"), right(NODES.booleanNode(false), "false"));
            case "null" -> List.of(right(NODES.nullNode(), "null"));
            case "string" -> drafts(ScalarInstances.texts(schema));
            default -> drafts(ScalarInstances.numbers(schema, type.equals("integer")));
        };
    }

    private static List<SchemaInstance> drafts(Map<JsonNode, String> values) {
        return values.entrySet().stream()
                .map(each -> right(each.getKey(), each.getValue()))
                .toList();
    }

    private List<SchemaInstance> arrays(JsonNode schema, int depth) {
        List<SchemaInstance> drafts = new ArrayList<>();
        int place = schema.path("prefixItems").size();
        int least = Math.max(schema.path("minItems").asInt(0), place);
        JsonNode element = schema.has("items") ? schema.get("items") : schema.path("contains");
        int needed = Math.max(
                least, schema.has("contains") ? schema.path("minContains").asInt(1) : 0);
        if (needed > MOST_ELEMENTS) {
            return drafts;
        }
        List<SchemaInstance> elements = allowedOrAny(element, depth + 1);
        ArrayNode base = array(schema, elements, needed, depth);
        if (base != null) {
            drafts.add(right(base, base.isEmpty() ? "the empty array" : "the least elements"));
        }
        if (depth > BRIEF) {
            return drafts;
        }
        drafts.addAll(elements(base == null ? NODES.arrayNode() : base, place, elements));
        int most = schema.path("maxItems").asInt(Math.max(needed, 2));
        ArrayNode full = most > MOST_ELEMENTS || most <= needed ? null : array(schema, elements, most, depth);
        if (full != null) {
            drafts.add(right(full, schema.has("maxItems") ? "the most elements" : "two elements"));
        }
        return drafts;
    }

    /** Returns an array with each of some drafts at a place, or at its end. */
    private static List<SchemaInstance> elements(ArrayNode array, int place, List<SchemaInstance> values) {
        int at = Math.min(place, array.size());
        return values.stream()
                .map(each -> {
                    ArrayNode with = array.deepCopy();
                    if (at < with.size()) {
                        with.remove(at);
                    }
                    return each.inside(with.insert(at, each.value()), "[" + at + "]");
                })
                .toList();
    }

    /** Returns values of a schema; any value if it is missing. */
    private List<SchemaInstance> allowedOrAny(JsonNode schema, int depth) {
        return schema.isMissingNode() ? any() : allowed(schema, depth);
    }

    /** Returns an array of some size, with different elements as far as there are any; null if there are none. */
    private ArrayNode array(JsonNode schema, List<SchemaInstance> elements, int size, int depth) {
        ArrayNode array = NODES.arrayNode();
        for (JsonNode each : schema.path("prefixItems")) {
            List<SchemaInstance> first = allowed(each, depth + 1);
            if (first.isEmpty()) {
                return null;
            }
            array.add(first.get(0).value());
        }
        for (int i = 0; array.size() < size; i++) {
            if (elements.isEmpty()) {
                return null;
            }
            array.add(
                    i < elements.size()
                            ? elements.get(i).value()
                            : further(elements.get(0).value(), i));
        }
        return array;
    }

    /** Returns a value like another one, but different if that is simple. */
    private static JsonNode further(JsonNode value, int number) {
        return value.isTextual() && value.textValue().matches("a*")
                ? NODES.textNode("a".repeat(number + 1))
                : value.isIntegralNumber()
                        ? NODES.numberNode(value.bigIntegerValue().add(BigInteger.valueOf(number + 1)))
                        : value;
    }

    private List<SchemaInstance> objects(JsonNode schema, int depth) {
        Map<String, List<SchemaInstance>> known = new LinkedHashMap<>();
        ObjectNode least = least(schema, known, depth);
        if (least == null) {
            return List.of();
        }
        List<SchemaInstance> drafts = new ArrayList<>();
        drafts.add(right(least, "only what is required"));
        if (depth > BRIEF) {
            return drafts;
        }
        ObjectNode all = all(least, schema, known, depth);
        drafts.add(right(all, "all properties"));
        known.forEach((name, values) -> drafts.addAll(members(least, name, values)));
        JsonNode others = schema.path("additionalProperties");
        if (!others.isBoolean() || others.booleanValue()) {
            boolean isMap = others.isObject();
            List<SchemaInstance> values =
                    isMap ? allowed(others, depth + 1) : List.of(right(NODES.textNode("a"), "any name"));
            for (String name : otherNames(schema, depth, isMap || known.isEmpty() ? "a" : "an_unknown_name")) {
                drafts.addAll(members(least, name, values));
            }
        }
        if (schema.has("maxProperties") || schema.has("minProperties")) {
            int most = schema.path("maxProperties")
                    .asInt(schema.path("minProperties").asInt() + 1);
            ObjectNode full = filled(all, least, schema, most, depth);
            if (full != null) {
                drafts.add(right(full, "the most properties"));
            }
        }
        return drafts;
    }

    /** Returns an object with each of some drafts as one of its members. */
    private static List<SchemaInstance> members(ObjectNode object, String name, List<SchemaInstance> values) {
        return values.stream()
                .map(each -> each.inside(object.deepCopy().set(name, each.value()), ArgumentPath.step(name)))
                .toList();
    }

    /** Returns the object with all properties of its schema that can have a value. */
    private ObjectNode all(ObjectNode least, JsonNode schema, Map<String, List<SchemaInstance>> known, int depth) {
        ObjectNode all = least.deepCopy();
        for (Map.Entry<String, JsonNode> each : schema.path("properties").properties()) {
            List<SchemaInstance> values =
                    known.computeIfAbsent(each.getKey(), name -> allowed(each.getValue(), depth + 1));
            if (!values.isEmpty() && !all.has(each.getKey())) {
                all.set(each.getKey(), values.get(0).value());
            }
        }
        return all;
    }

    private List<String> otherNames(JsonNode schema, int depth, String otherwise) {
        Set<String> names = new LinkedHashSet<>();
        if (schema.path("propertyNames").isObject()) {
            JsonNode text = merged(NODES.objectNode().put("type", "string"), "", schema.get("propertyNames"));
            allowed(text, depth + 1).forEach(each -> names.add(each.value().asText()));
        } else {
            names.add(otherwise);
        }
        schema.path("patternProperties").properties().forEach(each -> names.addAll(MatchingText.of(each.getKey())));
        names.removeIf(name -> schema.path("properties").has(name));
        return List.copyOf(names);
    }

    /** Returns the object with the fewest properties; null if one cannot be made. */
    private ObjectNode least(JsonNode schema, Map<String, List<SchemaInstance>> known, int depth) {
        ObjectNode least = NODES.objectNode();
        for (String name : JsonText.texts(schema.path("required"))) {
            JsonNode property = schema.path("properties").path(name);
            JsonNode value = property.isMissingNode() ? schema.path("additionalProperties") : property;
            List<SchemaInstance> values = allowedOrAny(value, depth + 1);
            if (values.isEmpty()) {
                return null;
            }
            known.put(name, values);
            least.set(name, values.get(0).value());
        }
        int needed = schema.path("minProperties").asInt(0);
        return needed <= least.size() ? least : filled(all(least, schema, known, depth), least, schema, needed, depth);
    }

    /** Returns the least object with as many properties, those of another one first; null if there are not as many. */
    private ObjectNode filled(ObjectNode all, ObjectNode least, JsonNode schema, int size, int depth) {
        ObjectNode filled = least.deepCopy();
        for (Map.Entry<String, JsonNode> each : all.properties()) {
            if (filled.size() < size) {
                filled.set(each.getKey(), each.getValue());
            }
        }
        JsonNode others = schema.path("additionalProperties");
        List<SchemaInstance> values = others.isObject() ? allowed(others, depth + 1) : any();
        for (int i = 1; filled.size() < size && i <= MOST_ELEMENTS && !values.isEmpty(); i++) {
            filled.set("a".repeat(i), values.get(0).value());
        }
        return filled.size() == size ? filled : null;
    }

    // Values that the schema refuses.

    private static SchemaInstance wrong(Kind kind, JsonNode value, String shows) {
        return new SchemaInstance(value, "", shows, kind);
    }

    /** Returns values that are wrong at one place. The caller checks that the schema refuses the whole. */
    private List<SchemaInstance> refused(JsonNode given, int depth) {
        JsonNode schema = given.isObject() ? flat(given) : given;
        if (!schema.isObject() || depth > BRIEF) {
            return List.of();
        }
        List<SchemaInstance> drafts = new ArrayList<>(asText(schema, depth));
        if (depth > 0) {
            drafts.addAll(otherTypes(schema));
        }
        drafts.addAll(nearMisses(schema, depth));
        return drafts.stream()
                .filter(each -> judge.of(schema, each.value()) != SchemaJudge.Verdict.ALLOWED)
                .limit(depth == 0 ? Integer.MAX_VALUE : MOST)
                .toList();
    }

    /** Returns the JSON text of a structure in its place, if the schema allows structures only. */
    private List<SchemaInstance> asText(JsonNode schema, int depth) {
        if (!STRUCTURES.containsAll(types(schema, 0))) {
            return List.of();
        }
        List<JsonNode> values =
                allowed(schema, depth).stream().map(SchemaInstance::value).toList();
        return Stream.concat(values.stream().filter(each -> !each.isEmpty()), values.stream())
                .limit(1)
                .map(each -> wrong(
                        Kind.STRUCTURE_AS_TEXT,
                        NODES.textNode(each.toString()),
                        "the JSON text of " + (each.isArray() ? "an array" : "an object")))
                .toList();
    }

    private List<SchemaInstance> otherTypes(JsonNode schema) {
        Set<String> types = types(schema, 0);
        // A Duration is also read from the number of seconds that a result has (R5.2).
        boolean isDuration = schema.path("format").asText().equals("duration");
        return Stream.of(
                        NODES.textNode("no such value"),
                        NODES.numberNode(1),
                        NODES.numberNode(new BigDecimal("1.5")),
                        NODES.booleanNode(true),
                        NODES.arrayNode(),
                        NODES.objectNode())
                .filter(each -> !types.contains(SchemaJudge.type(each)))
                .filter(each -> !each.isIntegralNumber() || !types.contains("number"))
                .filter(each -> !each.isNumber() || !isDuration)
                .map(each -> wrong(Kind.WRONG_TYPE, each, "another type"))
                .toList();
    }

    private List<SchemaInstance> nearMisses(JsonNode schema, int depth) {
        if (schema.has("$ref")) {
            return referenced(schema, 1, target -> refused(target, depth));
        }
        String union = union(schema);
        if (union != null) {
            List<SchemaInstance> drafts = new ArrayList<>();
            for (JsonNode branch : schema.get(union)) {
                refused(merged(schema, union, branch), depth).stream()
                        .filter(each -> !each.place().isEmpty() || each.kind() == Kind.MISSING)
                        .map(each -> each.kind() == Kind.NULL
                                ? new SchemaInstance(each.value(), each.place(), NULL_IN_BRANCH, Kind.NULL)
                                : each)
                        .forEach(drafts::add);
            }
            return drafts;
        }
        if (schema.has("enum") || schema.has("const")) {
            boolean isText = types(schema, 0).contains("string");
            return isText
                    ? List.of(wrong(Kind.NO_SUCH_VALUE, NODES.textNode("no such value"), "no value of it"))
                    : List.of();
        }
        List<SchemaInstance> drafts = new ArrayList<>();
        for (String type : typesToMake(schema)) {
            switch (type) {
                case "object" -> drafts.addAll(wrongObjects(schema, depth));
                case "array" -> drafts.addAll(wrongArrays(schema, depth));
                case "string" ->
                    ScalarInstances.wrongTexts(schema)
                            .forEach((value, kind) -> drafts.add(wrong(
                                    kind, value, kind == Kind.WRONG_FORMAT ? "another format" : "beyond a bound")));
                case "number", "integer" ->
                    ScalarInstances.wrongNumbers(schema)
                            .forEach(value -> drafts.add(wrong(Kind.BEYOND_BOUND, value, "beyond a bound")));
                default -> {}
            }
        }
        return drafts;
    }

    private List<SchemaInstance> wrongArrays(JsonNode schema, int depth) {
        List<SchemaInstance> drafts = new ArrayList<>();
        JsonNode items = schema.path("items");
        int least = schema.path("minItems").asInt(0);
        int most = schema.path("maxItems").asInt(MOST_ELEMENTS);
        if (least > MOST_ELEMENTS) {
            return drafts;
        }
        List<SchemaInstance> elements = allowedOrAny(items, depth + 1);
        ArrayNode base = array(schema, elements, Math.max(least, 1), depth);
        if (base == null) {
            return drafts;
        }
        int place = schema.path("prefixItems").size();
        if (least > 0 && place == 0) {
            ArrayNode fewer = base.deepCopy();
            fewer.remove(fewer.size() - 1);
            drafts.add(wrong(Kind.BEYOND_BOUND, fewer, "too few elements"));
        }
        ArrayNode more = most >= MOST_ELEMENTS ? null : array(schema, elements, most + 1, depth);
        if (more != null) {
            drafts.add(wrong(Kind.BEYOND_BOUND, more, "too many elements"));
        }
        if (place < base.size()) {
            drafts.addAll(elements(base, place, refused(items, depth + 1)));
        }
        return drafts;
    }

    private List<SchemaInstance> wrongObjects(JsonNode schema, int depth) {
        ObjectNode least = least(schema, new LinkedHashMap<>(), depth);
        if (least == null) {
            return List.of();
        }
        List<SchemaInstance> drafts = new ArrayList<>();
        for (String name : JsonText.texts(schema.path("required"))) {
            ObjectNode fewer = least.deepCopy();
            fewer.remove(name);
            drafts.add(new SchemaInstance(fewer, ArgumentPath.step(name), "'" + name + "' is missing", Kind.MISSING));
            drafts.addAll(members(least, name, List.of(wrong(Kind.NULL, NODES.nullNode(), "null"))));
        }
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            drafts.addAll(members(least, property.getKey(), refused(property.getValue(), depth + 1)));
        }
        JsonNode others = schema.path("additionalProperties");
        if (others.isObject()) {
            drafts.addAll(members(least, "a", refused(others, depth + 1)));
        } else if (others.isBoolean() && !others.booleanValue()) {
            SchemaInstance unknown = wrong(Kind.UNKNOWN_NAME, NODES.textNode("a"), "an unknown name");
            drafts.addAll(members(least, "an_unknown_name", List.of(unknown)));
        }
        if (schema.has("maxProperties")) {
            int more = schema.get("maxProperties").asInt() + 1;
            ObjectNode filled = filled(least, least, schema, more, depth);
            if (filled != null) {
                drafts.add(wrong(Kind.BEYOND_BOUND, filled, "too many properties"));
            }
        }
        if (schema.path("minProperties").asInt(0) > 0 && !schema.has("required")) {
            drafts.add(wrong(Kind.BEYOND_BOUND, NODES.objectNode(), "too few properties"));
        }
        return drafts;
    }
}
