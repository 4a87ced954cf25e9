package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

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
            case "enum" -> isAny(argument, value);
            case "allOf" -> count(argument, value, depth) == argument.size();
            case "anyOf" -> count(argument, value, depth) > 0;
            case "oneOf" -> count(argument, value, depth) == 1;
            case "not" -> !allows(argument, value, depth);
            case "if" ->
                allows(
                        schema.path(allows(argument, value, depth) ? "then" : "else")
                                        .isMissingNode()
                                ? JsonNodeFactory.instance.booleanNode(true)
                                : schema.path(allows(argument, value, depth) ? "then" : "else"),
                        value,
                        depth);
            default ->
                value.isNumber()
                        ? ofNumber(keyword, argument, value.decimalValue())
                        : value.isTextual()
                                ? ofText(keyword, argument, value.textValue())
                                : value.isArray()
                                        ? ofArray(schema, keyword, argument, value, depth)
                                        : !value.isObject() || ofObject(schema, keyword, argument, value, depth);
        };
    }

    private int count(JsonNode schemas, JsonNode value, int depth) {
        int count = 0;
        for (JsonNode each : schemas) {
            count += allows(each, value, depth) ? 1 : 0;
        }
        return count;
    }

    private static boolean isOfType(JsonNode types, JsonNode value) {
        if (types.isArray()) {
            for (JsonNode each : types) {
                if (isOfType(each, value)) {
                    return true;
                }
            }
            return false;
        }
        return switch (types.asText()) {
            case "string" -> value.isTextual();
            case "boolean" -> value.isBoolean();
            case "null" -> value.isNull();
            case "array" -> value.isArray();
            case "object" -> value.isObject();
            case "number" -> value.isNumber();
            case "integer" -> value.isNumber() && isIntegral(value.decimalValue());
            default -> true;
        };
    }

    private static boolean isIntegral(BigDecimal value) {
        return value.signum() == 0 || value.stripTrailingZeros().scale() <= 0;
    }

    private static boolean isAny(JsonNode values, JsonNode value) {
        for (JsonNode each : values) {
            if (equal(each, value)) {
                return true;
            }
        }
        return false;
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
        BigInteger length = BigInteger.valueOf(value.codePointCount(0, value.length()));
        return switch (keyword) {
            case "minLength" -> length.compareTo(whole(argument)) >= 0;
            case "maxLength" -> length.compareTo(whole(argument)) <= 0;
            case "pattern" -> matches(argument.asText(), value);
            case "format" -> hasFormat(argument.asText(), value);
            default -> true;
        };
    }

    private static BigInteger whole(JsonNode number) {
        return number.decimalValue().toBigInteger();
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
        BigInteger size = BigInteger.valueOf(value.size());
        int prefix = schema.path("prefixItems").size();
        return switch (keyword) {
            case "minItems" -> size.compareTo(whole(argument)) >= 0;
            case "maxItems" -> size.compareTo(whole(argument)) <= 0;
            case "uniqueItems" -> !argument.booleanValue() || isDistinct(value);
            case "prefixItems" -> {
                boolean allows = true;
                for (int i = 0; i < Math.min(prefix, value.size()); i++) {
                    allows &= allows(argument.get(i), value.get(i), depth);
                }
                yield allows;
            }
            case "items" -> {
                boolean allows = true;
                for (int i = prefix; i < value.size(); i++) {
                    allows &= allows(argument, value.get(i), depth);
                }
                yield allows;
            }
            case "contains" -> {
                int found = 0;
                for (JsonNode each : value) {
                    found += allows(argument, each, depth) ? 1 : 0;
                }
                yield found >= schema.path("minContains").asInt(1)
                        && found <= schema.path("maxContains").asInt(Integer.MAX_VALUE);
            }
            default -> true;
        };
    }

    private static boolean isDistinct(JsonNode values) {
        List<JsonNode> seen = new ArrayList<>();
        for (JsonNode each : values) {
            if (seen.stream().anyMatch(other -> equal(other, each))) {
                return false;
            }
            seen.add(each);
        }
        return true;
    }

    private boolean ofObject(JsonNode schema, String keyword, JsonNode argument, JsonNode value, int depth) {
        BigInteger size = BigInteger.valueOf(value.size());
        return switch (keyword) {
            case "minProperties" -> size.compareTo(whole(argument)) >= 0;
            case "maxProperties" -> size.compareTo(whole(argument)) <= 0;
            case "required" -> hasAll(value, argument);
            case "properties", "dependentSchemas" -> {
                boolean allows = true;
                for (Map.Entry<String, JsonNode> each : argument.properties()) {
                    if (value.has(each.getKey())) {
                        JsonNode judged = keyword.equals("properties") ? value.get(each.getKey()) : value;
                        allows &= allows(each.getValue(), judged, depth);
                    }
                }
                yield allows;
            }
            case "patternProperties", "additionalProperties", "propertyNames" ->
                names(schema, keyword, argument, value, depth);
            case "dependentRequired" -> {
                boolean allows = true;
                for (Map.Entry<String, JsonNode> each : argument.properties()) {
                    allows &= !value.has(each.getKey()) || hasAll(value, each.getValue());
                }
                yield allows;
            }
            default -> true;
        };
    }

    private static boolean hasAll(JsonNode object, JsonNode names) {
        boolean has = true;
        for (JsonNode name : names) {
            has &= object.has(name.asText());
        }
        return has;
    }

    private boolean names(JsonNode schema, String keyword, JsonNode argument, JsonNode value, int depth) {
        boolean allows = true;
        for (Map.Entry<String, JsonNode> member : value.properties()) {
            Set<JsonNode> patterns = patterns(schema.path("patternProperties"), member.getKey());
            if (keyword.equals("propertyNames")) {
                allows &= allows(argument, JsonNodeFactory.instance.textNode(member.getKey()), depth);
            } else if (keyword.equals("patternProperties")) {
                for (JsonNode each : patterns) {
                    allows &= allows(each, member.getValue(), depth);
                }
            } else if (patterns.isEmpty() && !schema.path("properties").has(member.getKey())) {
                allows &= allows(argument, member.getValue(), depth);
            }
        }
        return allows;
    }

    private Set<JsonNode> patterns(JsonNode patternProperties, String name) {
        Set<JsonNode> found = new HashSet<>();
        for (Map.Entry<String, JsonNode> each : patternProperties.properties()) {
            if (matches(each.getKey(), name)) {
                found.add(each.getValue());
            }
        }
        return found;
    }
}
