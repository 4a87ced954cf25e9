package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import io.github.copilottool.testkit.SchemaInstance.Kind;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Texts and numbers at the boundaries of a schema. The caller checks which of them the schema allows. */
final class ScalarInstances {
    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;
    private static final int LONGEST = 10_000;

    /** The most digits: Jackson reads numbers of at most 1,000 characters from JSON text. */
    private static final int MOST_DIGITS = 900;

    /** The whole numbers below are exact as doubles. */
    private static final double MOST_EXACT = 1L << 53;

    private static final BigDecimal HALF = new BigDecimal("0.5");

    private ScalarInstances() {}

    /** Returns texts that a schema may allow, the least first, each with the property that it shows. */
    static Map<JsonNode, String> texts(JsonNode schema) {
        Map<JsonNode, String> texts = new LinkedHashMap<>();
        FormatExamples.Examples examples =
                FormatExamples.of(schema.path("format").asText());
        if (examples != null) {
            examples.right().forEach(each -> texts.put(NODES.textNode(each), "a text of the format"));
            return texts;
        }
        if (schema.path("contentEncoding").asText().equals("base64")) {
            texts.put(NODES.textNode("aGVsbG8="), "base64");
            texts.put(NODES.textNode(""), "the empty text");
            return texts;
        }
        int least = schema.path("minLength").asInt(0);
        if (schema.has("pattern")) {
            MatchingText.of(schema.get("pattern").asText())
                    .forEach(each -> texts.put(NODES.textNode(each), "a text of the pattern"));
        }
        if (least <= LONGEST) {
            texts.putIfAbsent(NODES.textNode("a".repeat(Math.max(least, 1))), "a text");
            texts.putIfAbsent(NODES.textNode("a".repeat(least)), least == 0 ? "the empty text" : "the shortest text");
        }
        int most = schema.path("maxLength").asInt(LONGEST + 1);
        if (most <= LONGEST) {
            texts.putIfAbsent(NODES.textNode("a".repeat(most)), "the longest text");
        }
        return texts;
    }

    /** Returns texts that a schema may refuse, each with the kind of its error. */
    static Map<JsonNode, Kind> wrongTexts(JsonNode schema) {
        Map<JsonNode, Kind> texts = new LinkedHashMap<>();
        FormatExamples.Examples examples =
                FormatExamples.of(schema.path("format").asText());
        if (examples != null) {
            examples.wrong().forEach(each -> texts.put(NODES.textNode(each), Kind.WRONG_FORMAT));
        }
        int least = schema.path("minLength").asInt(0);
        if (least > 0 && least <= LONGEST) {
            texts.put(NODES.textNode("a".repeat(least - 1)), Kind.BEYOND_BOUND);
        }
        int most = schema.path("maxLength").asInt(LONGEST);
        if (most < LONGEST) {
            texts.put(NODES.textNode("a".repeat(most + 1)), Kind.BEYOND_BOUND);
        }
        if (schema.has("pattern")) {
            for (String each : List.of("", " ", "a", "A1-", "!?")) {
                texts.putIfAbsent(NODES.textNode(each), Kind.BEYOND_BOUND);
            }
        }
        return texts;
    }

    /** Returns a bound; null if there is none, or if its neighbours would have too many digits. */
    private static BigDecimal bound(JsonNode schema, String keyword) {
        JsonNode bound = schema.path(keyword);
        return bound.isNumber() && hasFewDigits(bound.decimalValue()) ? bound.decimalValue() : null;
    }

    private static boolean hasFewDigits(BigDecimal value) {
        return Math.max(value.precision(), Math.abs((long) value.scale())) < MOST_DIGITS;
    }

    /** Whether a number arrives as it is: the runtime reads those with a fraction as doubles. */
    private static boolean isExact(BigDecimal value) {
        return SchemaJudge.isIntegral(value)
                || BigDecimal.valueOf(value.doubleValue()).compareTo(value) == 0;
    }

    /** Returns numbers that a schema may allow, the simplest first, each with the property that it shows. */
    static Map<JsonNode, String> numbers(JsonNode schema, boolean isInteger) {
        BigDecimal step = bound(schema, "multipleOf");
        BigDecimal unit = step != null ? step : isInteger ? BigDecimal.ONE : HALF;
        Map<BigDecimal, String> found = new LinkedHashMap<>();
        found.put(BigDecimal.ZERO, "zero");
        BigDecimal least = bound(schema, "minimum");
        BigDecimal above = bound(schema, "exclusiveMinimum");
        BigDecimal most = bound(schema, "maximum");
        BigDecimal below = bound(schema, "exclusiveMaximum");
        put(found, least, unit, RoundingMode.CEILING, "the minimum");
        put(found, sum(above, unit), unit, RoundingMode.CEILING, "above the exclusive minimum");
        put(found, most, unit, RoundingMode.FLOOR, "the maximum");
        put(found, sum(below, unit.negate()), unit, RoundingMode.FLOOR, "below the exclusive maximum");
        BigDecimal from = least == null ? above : least;
        BigDecimal to = most == null ? below : most;
        if (from != null && to != null && !isInteger && step == null) {
            found.putIfAbsent(from.add(to).multiply(HALF), "between the bounds");
        }
        put(found, unit, unit, RoundingMode.CEILING, "a positive number");
        put(found, unit.negate(), unit, RoundingMode.FLOOR, "a negative number");
        Map<JsonNode, String> numbers = new LinkedHashMap<>();
        found.forEach((value, shows) -> {
            if (isExact(value)) {
                numbers.put(node(value), shows);
            }
        });
        if (isInteger) {
            // JSON Schema 2020-12, Core 4.2.2: a number without a fractional part is an integer, however it is written.
            numbers.keySet().stream().limit(2).toList().stream()
                    .filter(each -> Math.abs(each.doubleValue()) < MOST_EXACT)
                    .forEach(each -> numbers.put(
                            NODES.numberNode(each.decimalValue().setScale(1)),
                            "a whole number with a fraction of zero"));
        }
        return numbers;
    }

    private static void put(
            Map<BigDecimal, String> numbers, BigDecimal value, BigDecimal unit, RoundingMode rounding, String shows) {
        if (value == null) {
            return;
        }
        boolean isWhole = unit.signum() == 0 || unit.compareTo(HALF) == 0;
        BigDecimal rounded = isWhole ? value : value.divide(unit, 0, rounding).multiply(unit);
        if (numbers.keySet().stream().noneMatch(each -> each.compareTo(rounded) == 0)) {
            numbers.put(rounded, shows);
        }
    }

    /** Returns the sum of a bound and a number; null if there is no bound. */
    private static BigDecimal sum(BigDecimal bound, BigDecimal addend) {
        return bound == null ? null : bound.add(addend);
    }

    private static JsonNode node(BigDecimal value) {
        return SchemaJudge.isIntegral(value) && value.precision() - value.scale() < LONGEST
                ? NODES.numberNode(value.toBigInteger())
                : NODES.numberNode(value);
    }

    /** Returns numbers beyond the bounds of a schema. */
    static List<JsonNode> wrongNumbers(JsonNode schema) {
        BigDecimal step = bound(schema, "multipleOf");
        BigDecimal unit = step == null ? BigDecimal.ONE : step;
        return Stream.of(
                        sum(bound(schema, "minimum"), unit.negate()),
                        bound(schema, "exclusiveMinimum"),
                        sum(bound(schema, "maximum"), unit),
                        bound(schema, "exclusiveMaximum"),
                        step == null ? null : step.multiply(HALF))
                .filter(each -> each != null && isExact(each))
                .map(ScalarInstances::node)
                .toList();
    }
}
