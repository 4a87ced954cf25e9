package io.github.copilottool.testkit;

import static io.github.copilottool.testkit.ProviderLimit.*;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.testkit.LimitReport.Finding;
import io.github.copilottool.testkit.SchemaPlaces.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A check of tools against the limits of {@link ProviderLimit}. */
final class LimitCheck {
    private static final Map<ProviderLimit, Pattern> NAMES = new EnumMap<>(Map.of(
            COPILOT_CLI_NAME, Pattern.compile("[A-Za-z0-9_-]+"),
            OPENAI_NAME, Pattern.compile("[a-zA-Z0-9_-]{1,64}"),
            ANTHROPIC_NAME, Pattern.compile("[a-zA-Z0-9_-]{1,128}"),
            GEMINI_NAME, Pattern.compile("[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}"),
            MCP_NAME, Pattern.compile("[A-Za-z0-9_.-]{1,128}")));
    private static final Map<ProviderLimit, Pattern> ARGUMENTS = new EnumMap<>(Map.of(
            ANTHROPIC_PROPERTY, Pattern.compile("[a-zA-Z0-9_.-]{1,64}"),
            GEMINI_PROPERTY, Pattern.compile("[a-zA-Z_][a-zA-Z0-9_]{0,63}")));

    private static final Set<String> STRICT_FORMATS =
            Set.of("date-time", "time", "date", "duration", "email", "hostname", "ipv4", "ipv6", "uuid");
    private static final Map<ProviderLimit, Set<String>> KEYWORDS = new EnumMap<>(Map.of(
            OPENAI_STRICT_KEYWORD,
                    Set.of("allOf", "oneOf", "not", "if", "then", "else", "dependentRequired", "dependentSchemas"),
            OPENAI_STRICT_UNLISTED, Set.of("minLength", "maxLength", "uniqueItems", "patternProperties"),
            ANTHROPIC_STRICT_KEYWORD, Set.of("minimum", "maximum", "multipleOf", "minLength", "maxLength"),
            ANTHROPIC_STRICT_ARRAY, Set.of("maxItems", "uniqueItems", "contains", "minContains", "maxContains"),
            GEMINI_OPENAPI_KEYWORD, Set.of("$ref", "$defs", "const", "$schema")));
    private static final Set<String> GEMINI_KEYWORDS = Set.of(
            """
            $id $defs $ref $anchor type format title description enum items prefixItems minItems maxItems
            minimum maximum anyOf oneOf properties additionalProperties required propertyOrdering
            """
                    .split("\\s+"));

    private static final Pattern BEYOND_REGULAR = Pattern.compile("\\\\(?:[1-9bB]|k<)|\\(\\?<?[=!]");
    private static final Pattern COUNT = Pattern.compile("\\{(\\d+)(?:,(\\d*))?}");
    private static final int LARGE_COUNT = 100;

    private final List<Provider> providers;
    private final List<Finding> findings = new ArrayList<>();
    private String tool;
    private int optional;
    private int unions;

    private LimitCheck(List<Provider> providers) {
        this.providers = providers;
    }

    static LimitReport of(List<ToolDefinition> definitions, List<Provider> providers) {
        LimitCheck check = new LimitCheck(providers);
        check.number(OPENAI_TOOLS, definitions.size(), 128, "tools");
        check.number(ANTHROPIC_STRICT_TOOLS, definitions.size(), 20, "tools");
        for (ToolDefinition definition : definitions) {
            check.tool = definition.name();
            check.name(definition.name());
            check.description(definition.description());
            check.schema(Wire.schema(definition));
        }
        check.tool = null;
        check.number(ANTHROPIC_STRICT_OPTIONAL, check.optional, 24, "optional parameters");
        check.number(ANTHROPIC_STRICT_UNIONS, check.unions, 16, "parameters with a union type");
        return new LimitReport(List.copyOf(check.findings));
    }

    private void report(ProviderLimit limit, String path, String problem) {
        if (providers.contains(limit.provider())) {
            findings.add(new Finding(limit, tool, path, problem));
        }
    }

    private void number(ProviderLimit limit, long number, int most, String what) {
        if (number > most) {
            report(limit, "", "there are " + number + " " + what);
        }
    }

    private void name(String name) {
        String problem = "the name '" + name + "' has " + JsonText.length(name) + " characters";
        patterns(NAMES, name, "", problem);
        if (JsonText.length(name) > 64
                && NAMES.get(ANTHROPIC_NAME).matcher(name).matches()) {
            report(ANTHROPIC_LONG_NAME, "", problem);
        }
    }

    private void patterns(Map<ProviderLimit, Pattern> patterns, String name, String path, String problem) {
        patterns.forEach((limit, pattern) -> {
            if (!pattern.matcher(name).matches()) {
                report(limit, path, problem);
            }
        });
    }

    private void description(String description) {
        int length = JsonText.length(description == null ? "" : description);
        if (length > 1024) {
            report(AZURE_OPENAI_DESCRIPTION, "", "the description has " + length + " characters");
        }
    }

    private void schema(JsonNode root) {
        if (!"object".equals(root.path("type").textValue())) {
            String problem =
                    "the root's type is " + (root.has("type") ? root.get("type").toString() : "missing");
            report(COPILOT_CLI_ROOT, "", problem);
            report(ANTHROPIC_ROOT, "", problem);
            report(MCP_ROOT, "", problem);
            report(OPENAI_STRICT_ROOT, "", problem);
        }
        if (root.has("anyOf")) {
            report(OPENAI_STRICT_ROOT, "", "the root has 'anyOf'");
        }
        for (Map.Entry<String, JsonNode> property : root.path("properties").properties()) {
            patterns(ARGUMENTS, property.getKey(), "/properties", "an argument is called '" + property.getKey() + "'");
        }
        List<Place> places = SchemaPlaces.of(root);
        places.forEach(this::strictly);
        sizes(places);
        references(places);
    }

    private void strictly(Place place) {
        JsonNode schema = place.schema();
        for (Map.Entry<String, JsonNode> member : schema.properties()) {
            keyword(place, member.getKey(), member.getValue());
        }
        JsonNode type = schema.path("type");
        if ("array".equals(type.textValue()) && !schema.has("items")) {
            report(GEMINI_OPENAPI_ITEMS, place.pointer(), "the array has no 'items'");
        }
        if (schema.has("anyOf") || schema.has("oneOf") || type.isArray()) {
            unions += place.isProperty() ? 1 : 0;
        }
        if (isObject(schema)) {
            object(place);
        }
    }

    private void keyword(Place place, String keyword, JsonNode value) {
        String problem = "there is '" + keyword + "'";
        KEYWORDS.forEach((limit, keywords) -> {
            if (keywords.contains(keyword)) {
                report(limit, place.pointer(), problem);
            }
        });
        if (!GEMINI_KEYWORDS.contains(keyword)) {
            report(GEMINI_JSON_SCHEMA_KEYWORD, place.pointer(), problem);
        }
        if (place.schema().has("$ref") && !keyword.startsWith("$")) {
            report(GEMINI_JSON_SCHEMA_REFERENCE, place.pointer(), problem + " beside '$ref'");
        }
        switch (keyword) {
            case "format" -> format(place, value.asText());
            case "pattern" -> pattern(place, value.asText());
            case "enum" ->
                value.forEach(each -> {
                    if (each.isContainerNode()) {
                        report(ANTHROPIC_STRICT_ENUM, place.pointer(), "an enum value is " + each);
                    }
                });
            case "minItems" -> {
                if (value.asLong() > 1) {
                    report(ANTHROPIC_STRICT_ARRAY, place.pointer(), "'minItems' is " + value);
                }
            }
            case "$ref" -> {
                if (!value.asText().startsWith("#")) {
                    report(ANTHROPIC_STRICT_REFERENCE, place.pointer(), "'$ref' is " + value);
                }
            }
            case "allOf" ->
                value.forEach(each -> {
                    if (each.has("$ref")) {
                        report(ANTHROPIC_STRICT_REFERENCE, place.pointer(), "'allOf' has a '$ref'");
                    }
                });
            default -> {}
        }
    }

    private void format(Place place, String format) {
        String problem = "the format is '" + format + "'";
        if (!STRICT_FORMATS.contains(format)) {
            report(OPENAI_STRICT_FORMAT, place.pointer(), problem);
            if (!format.equals("uri")) {
                report(ANTHROPIC_STRICT_FORMAT, place.pointer(), problem);
            }
        }
    }

    private void pattern(Place place, String pattern) {
        // An escaped backslash does not escape the character after it.
        String open = pattern.replace("\\\\", "");
        Matcher beyond = BEYOND_REGULAR.matcher(open);
        if (beyond.find()) {
            report(ANTHROPIC_STRICT_PATTERN, place.pointer(), "the pattern '" + pattern + "' has " + beyond.group());
        }
        Matcher count = COUNT.matcher(open);
        while (count.find()) {
            if (isLarge(count.group(1)) || isLarge(count.group(2))) {
                report(ANTHROPIC_STRICT_COUNT, place.pointer(), "the pattern '" + pattern + "' has " + count.group());
            }
        }
    }

    private static boolean isLarge(String count) {
        return count != null && !count.isEmpty() && (count.length() > 9 || Integer.parseInt(count) > LARGE_COUNT);
    }

    private void object(Place place) {
        JsonNode schema = place.schema();
        JsonNode more = schema.path("additionalProperties");
        if (!more.isBoolean() || more.booleanValue()) {
            String problem = "'additionalProperties' is " + (more.isMissingNode() ? "missing" : more.toString());
            report(OPENAI_STRICT_CLOSED, place.pointer(), problem);
            report(ANTHROPIC_STRICT_CLOSED, place.pointer(), problem);
        }
        Set<String> required = TypeText.required(schema);
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            if (!required.contains(property.getKey())) {
                optional++;
                report(OPENAI_STRICT_REQUIRED, place.pointer(), "'" + property.getKey() + "' is not required");
            }
        }
    }

    // Counts neither the root nor arrays as levels, so that a finding exceeds the limit however levels are counted.
    private void sizes(List<Place> places) {
        int properties = 0;
        int values = 0;
        long length = 0;
        for (Place place : places) {
            JsonNode schema = place.schema();
            if (place.depth() == 11 && isObject(schema)) {
                report(OPENAI_STRICT_DEPTH, place.pointer(), "an object is nested 11 levels below the root");
            }
            properties += schema.path("properties").size();
            for (String names : List.of("properties", "$defs", "definitions")) {
                for (Map.Entry<String, JsonNode> named : schema.path(names).properties()) {
                    length += JsonText.length(named.getKey());
                }
            }
            JsonNode constants = schema.path("enum");
            values += constants.size();
            long ofEnum = 0;
            for (JsonNode constant : constants) {
                ofEnum += JsonText.length(constant.asText());
            }
            if (constants.size() > 250 && ofEnum > 15_000) {
                report(
                        OPENAI_STRICT_ENUM_LENGTH,
                        place.pointer(),
                        constants.size() + " enum values have " + ofEnum + " characters");
            }
            length += ofEnum + JsonText.length(schema.path("const").asText());
        }
        number(OPENAI_STRICT_PROPERTIES, properties, 5000, "properties");
        number(OPENAI_STRICT_ENUM_VALUES, values, 1000, "enum values");
        number(OPENAI_STRICT_LENGTH, length, 120_000, "characters in names and values");
    }

    /** Reports cycles of references, and separately those in which every property on the way is required. */
    private void references(List<Place> places) {
        List<Place> references = places.stream()
                .filter(each -> each.schema().path("$ref").asText().startsWith("#"))
                .toList();
        cycles(ANTHROPIC_STRICT_RECURSION, "refers to", references);
        cycles(
                GEMINI_JSON_SCHEMA_RECURSION,
                "requires",
                references.stream().filter(Place::isRequired).toList());
    }

    /** Reports the definitions from which references lead back to the definition itself. */
    private void cycles(ProviderLimit limit, String verb, List<Place> references) {
        Map<String, Set<String>> targets = new LinkedHashMap<>();
        for (Place each : references) {
            String target = each.schema().get("$ref").asText().substring(1);
            targets.computeIfAbsent(each.definition(), none -> new HashSet<>()).add(target);
        }
        for (String start : targets.keySet()) {
            Set<String> reached = new HashSet<>();
            Deque<String> open = new ArrayDeque<>(targets.get(start));
            while (!open.isEmpty()) {
                String next = open.remove();
                if (reached.add(next)) {
                    open.addAll(targets.getOrDefault(next, Set.of()));
                }
            }
            if (reached.contains(start)) {
                report(limit, start, "the schema " + verb + " itself, by '#" + start + "'");
            }
        }
    }

    private static boolean isObject(JsonNode schema) {
        return schema.has("properties") || "object".equals(schema.path("type").textValue());
    }
}
