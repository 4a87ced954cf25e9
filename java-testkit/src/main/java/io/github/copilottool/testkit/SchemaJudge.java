package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;
import java.util.stream.IntStream;
import java.util.stream.StreamSupport;

/**
 * Decides whether a schema (JSON Schema 2020-12) allows a value that {@link SchemaInstances} made of it.
 *
 * <p>It is not a validator of its own: a text is taken to have a known format only if it is one of
 * {@link FormatExamples}.
 */
final class SchemaJudge {
    private static final Set<String> UNSUPPORTED =
            Set.of("$dynamicRef", "$recursiveRef", "unevaluatedProperties", "unevaluatedItems");
    private static final int DEEPEST = 200;

    /** The possible results. */
    enum Verdict {
        ALLOWED,
        REFUSED,
        /** The schema uses a keyword or reference that this class does not support. */
        UNKNOWN
    }

    private final SchemaReferences references;
    private boolean isUnknown;

    SchemaJudge(SchemaReferences references) {
        this.references = references;
    }

    /** Returns whether a schema allows a value. */
    Verdict of(JsonNode schema, JsonNode value) {
        isUnknown = false;
        boolean allows = allows(schema, value, 0);
        return isUnknown ? Verdict.UNKNOWN : allows ? Verdict.ALLOWED : Verdict.REFUSED;
    }

    private boolean allows(JsonNode schema, JsonNode value, int depth) {
        if (schema.isBoolean()) {
            return schema.booleanValue();
        }
        if (!schema.isObject() || depth > DEEPEST) {
            isUnknown = true;
            return true;
        }
        boolean allows = true;
        for (Map.Entry<String, JsonNode> keyword : schema.properties()) {
            isUnknown |= UNSUPPORTED.contains(keyword.getKey());
            allows &= keyword(schema, keyword.getKey(), keyword.getValue(), value, depth + 1);
        }
        return allows;
    }

    private boolean keyword(JsonNode schema, String keyword, JsonNode argument, JsonNode value, int depth) {
        return switch (keyword) {
            case "$ref" -> allows(references.target(argument.asText()), value, depth);
            case "type" -> isOfType(argument, value);
            case "const" -> equal(argument, value);
            case "enum" -> count(argument, each -> equal(each, value)) > 0;
            case "allOf" -> count(argument, value, depth) == argument.size();
            case "anyOf" -> count(argument, value, depth) > 0;
            case "oneOf" -> count(argument, value, depth) == 1;
            case "not" -> !allows(argument, value, depth);
            case "if" -> {
                JsonNode branch = schema.path(allows(argument, value, depth) ? "then" : "else");
                yield branch.isMissingNode() || allows(branch, value, depth);
            }
            default -> {
                if (value.isNumber()) {
                    yield ofNumber(keyword, argument, value.decimalValue());
                } else if (value.isTextual()) {
                    yield ofText(keyword, argument, value.textValue());
                } else if (value.isArray()) {
                    yield ofArray(schema, keyword, argument, value, depth);
                }
                yield !value.isObject() || ofObject(schema, keyword, argument, value, depth);
            }
        };
    }

    private long count(Iterable<JsonNode> schemas, JsonNode value, int depth) {
        return count(schemas, schema -> allows(schema, value, depth));
    }

    /** Returns how many values pass a test. All are tested, so that what is not supported is found. */
    private static <T> long count(Iterable<T> values, Predicate<T> test) {
        return StreamSupport.stream(values.spliterator(), false).filter(test).count();
    }

    /** Whether all values pass a test. */
    private static <T> boolean all(Iterable<T> values, Predicate<T> test) {
        return count(values, test.negate()) == 0;
    }

    private static boolean isOfType(JsonNode types, JsonNode value) {
        if (types.isArray()) {
            return count(types, type -> isOfType(type, value)) > 0;
        }
        String type = types.asText();
        boolean isInteger = value.isNumber() && isIntegral(value.decimalValue());
        return type.equals(type(value))
                || type.equals("number") && value.isNumber()
                || type.equals("integer") && isInteger;
    }

    /** Returns a value's JSON type, which is an integer for a number that is written without a fraction. */
    static String type(JsonNode value) {
        return value.isIntegralNumber() ? "integer" : value.getNodeType().name().toLowerCase(Locale.ROOT);
    }

    /** Whether a number has no fraction, however it is written. */
    static boolean isIntegral(BigDecimal value) {
        return value.signum() == 0 || value.stripTrailingZeros().scale() <= 0;
    }

    // Numbers are equal if their values are, however they are written.
    private static boolean equal(JsonNode a, JsonNode b) {
        return a.equals(
                (x, y) -> x.isNumber() && y.isNumber()
                        ? x.decimalValue().compareTo(y.decimalValue())
                        : x.equals(y) ? 0 : -1,
                b);
    }

    private static boolean ofNumber(String keyword, JsonNode argument, BigDecimal value) {
        return switch (keyword) {
            case "minimum" -> value.compareTo(argument.decimalValue()) >= 0;
            case "maximum" -> value.compareTo(argument.decimalValue()) <= 0;
            case "exclusiveMinimum" -> value.compareTo(argument.decimalValue()) > 0;
            case "exclusiveMaximum" -> value.compareTo(argument.decimalValue()) < 0;
            case "multipleOf" ->
                argument.decimalValue().signum() <= 0
                        || value.remainder(argument.decimalValue()).signum() == 0;
            default -> true;
        };
    }

    private boolean ofText(String keyword, JsonNode argument, String value) {
        return switch (keyword) {
            case "minLength" -> JsonText.length(value) >= argument.doubleValue();
            case "maxLength" -> JsonText.length(value) <= argument.doubleValue();
            case "pattern" -> matches(argument.asText(), value);
            case "format" -> hasFormat(argument.asText(), value);
            default -> true;
        };
    }

    private boolean matches(String pattern, String value) {
        try {
            return Pattern.compile(pattern).matcher(value).find();
        } catch (PatternSyntaxException unlikeJava) {
            isUnknown = true;
            return true;
        }
    }

    private static boolean hasFormat(String format, String value) {
        FormatExamples.Examples examples = FormatExamples.of(format);
        return examples == null || examples.right().contains(value);
    }

    private boolean ofArray(JsonNode schema, String keyword, JsonNode argument, JsonNode value, int depth) {
        List<JsonNode> elements = new ArrayList<>();
        value.forEach(elements::add);
        int prefix = Math.min(schema.path("prefixItems").size(), value.size());
        return switch (keyword) {
            case "minItems" -> value.size() >= argument.doubleValue();
            case "maxItems" -> value.size() <= argument.doubleValue();
            case "uniqueItems" ->
                !argument.booleanValue() || all(elements, one -> count(elements, other -> equal(one, other)) == 1);
            case "prefixItems" -> {
                List<Integer> places = IntStream.range(0, prefix).boxed().toList();
                yield all(places, i -> allows(argument.get(i), value.get(i), depth));
            }
            case "items" -> all(elements.subList(prefix, value.size()), each -> allows(argument, each, depth));
            case "contains" -> {
                long found = count(elements, each -> allows(argument, each, depth));
                yield found >= schema.path("minContains").asInt(1)
                        && found <= schema.path("maxContains").asInt(Integer.MAX_VALUE);
            }
            default -> true;
        };
    }

    private boolean ofObject(JsonNode schema, String keyword, JsonNode argument, JsonNode value, int depth) {
        Set<Map.Entry<String, JsonNode>> members = value.properties();
        return switch (keyword) {
            case "minProperties" -> value.size() >= argument.doubleValue();
            case "maxProperties" -> value.size() <= argument.doubleValue();
            case "required" -> hasAll(value, argument);
            case "properties" ->
                all(
                        members,
                        each -> !argument.has(each.getKey())
                                || allows(argument.get(each.getKey()), each.getValue(), depth));
            case "patternProperties" ->
                all(
                        members,
                        each -> all(
                                patterns(argument, each.getKey()), pattern -> allows(pattern, each.getValue(), depth)));
            case "additionalProperties" ->
                all(
                        members,
                        each -> schema.path("properties").has(each.getKey())
                                || !patterns(schema.path("patternProperties"), each.getKey())
                                        .isEmpty()
                                || allows(argument, each.getValue(), depth));
            case "propertyNames" ->
                all(members, each -> allows(argument, JsonNodeFactory.instance.textNode(each.getKey()), depth));
            case "dependentSchemas" ->
                all(argument.properties(), each -> !value.has(each.getKey()) || allows(each.getValue(), value, depth));
            case "dependentRequired" ->
                all(argument.properties(), each -> !value.has(each.getKey()) || hasAll(value, each.getValue()));
            default -> true;
        };
    }

    private static boolean hasAll(JsonNode object, JsonNode names) {
        return all(names, name -> object.has(name.asText()));
    }

    private List<JsonNode> patterns(JsonNode patternProperties, String name) {
        return patternProperties.properties().stream()
                .filter(each -> matches(each.getKey(), name))
                .map(Map.Entry::getValue)
                .toList();
    }
}
