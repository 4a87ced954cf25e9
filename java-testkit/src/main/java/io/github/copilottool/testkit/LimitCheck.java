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

    /** Reports a problem if there is one, and its limit is checked. */
    private void report(boolean isProblem, ProviderLimit limit, String path, String problem) {
        if (isProblem && providers.contains(limit.provider())) {
            findings.add(new Finding(limit, tool, path, problem));
        }
    }

    private void number(ProviderLimit limit, long number, int most, String what) {
        report(number > most, limit, "", "there are " + number + " " + what);
    }

    private void name(String name) {
        String problem = "the name '" + name + "' has " + JsonText.length(name) + " characters";
        patterns(NAMES, name, "", problem);
        boolean isLong = JsonText.length(name) > 64
                && NAMES.get(ANTHROPIC_NAME).matcher(name).matches();
        report(isLong, ANTHROPIC_LONG_NAME, "", problem);
    }

    private void patterns(Map<ProviderLimit, Pattern> patterns, String name, String path, String problem) {
        patterns.forEach((limit, pattern) -> report(!pattern.matcher(name).matches(), limit, path, problem));
    }

    private void description(String description) {
        int length = JsonText.length(description == null ? "" : description);
        report(length > 1024, AZURE_OPENAI_DESCRIPTION, "", "the description has " + length + " characters");
    }

    private void schema(JsonNode root) {
        JsonNode type = root.path("type");
        boolean isOther = !"object".equals(type.textValue());
        String problem = "the root's type is " + (type.isMissingNode() ? "missing" : type.toString());
        List.of(COPILOT_CLI_ROOT, ANTHROPIC_ROOT, MCP_ROOT, OPENAI_STRICT_ROOT)
                .forEach(limit -> report(isOther, limit, "", problem));
        report(root.has("anyOf"), OPENAI_STRICT_ROOT, "", "the root has 'anyOf'");
        for (String name : JsonText.names(root.path("properties"))) {
            patterns(ARGUMENTS, name, "/properties", "an argument is called '" + name + "'");
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
        boolean isOpen = "array".equals(type.textValue()) && !schema.has("items");
        report(isOpen, GEMINI_OPENAPI_ITEMS, place.pointer(), "the array has no 'items'");
        if (schema.has("anyOf") || schema.has("oneOf") || type.isArray()) {
            unions += place.isProperty() ? 1 : 0;
        }
        if (isObject(schema)) {
            object(place);
        }
    }

    private void keyword(Place place, String keyword, JsonNode value) {
        String at = place.pointer();
        String problem = "there is '" + keyword + "'";
        KEYWORDS.forEach((limit, keywords) -> report(keywords.contains(keyword), limit, at, problem));
        report(!GEMINI_KEYWORDS.contains(keyword), GEMINI_JSON_SCHEMA_KEYWORD, at, problem);
        boolean isBesideReference = place.schema().has("$ref") && !keyword.startsWith("$");
        report(isBesideReference, GEMINI_JSON_SCHEMA_REFERENCE, at, problem + " beside '$ref'");
        switch (keyword) {
            case "format" -> format(at, value.asText());
            case "pattern" -> pattern(at, value.asText());
            case "enum" ->
                value.forEach(
                        each -> report(each.isContainerNode(), ANTHROPIC_STRICT_ENUM, at, "an enum value is " + each));
            case "minItems" -> report(value.asLong() > 1, ANTHROPIC_STRICT_ARRAY, at, "'minItems' is " + value);
            case "$ref" -> {
                boolean isElsewhere = !value.asText().startsWith("#");
                report(isElsewhere, ANTHROPIC_STRICT_REFERENCE, at, "'$ref' is " + value);
            }
            case "allOf" ->
                value.forEach(each -> report(each.has("$ref"), ANTHROPIC_STRICT_REFERENCE, at, "'allOf' has a '$ref'"));
            default -> {}
        }
    }

    private void format(String at, String format) {
        String problem = "the format is '" + format + "'";
        boolean isOther = !STRICT_FORMATS.contains(format);
        report(isOther, OPENAI_STRICT_FORMAT, at, problem);
        report(isOther && !format.equals("uri"), ANTHROPIC_STRICT_FORMAT, at, problem);
    }

    private void pattern(String at, String pattern) {
        // An escaped backslash does not escape the character after it.
        String open = pattern.replace("\\\\", "");
        String problem = "the pattern '" + pattern + "' has ";
        Matcher beyond = BEYOND_REGULAR.matcher(open);
        if (beyond.find()) {
            report(true, ANTHROPIC_STRICT_PATTERN, at, problem + beyond.group());
        }
        Matcher count = COUNT.matcher(open);
        while (count.find()) {
            boolean isAnyLarge = isLarge(count.group(1)) || isLarge(count.group(2));
            report(isAnyLarge, ANTHROPIC_STRICT_COUNT, at, problem + count.group());
        }
    }

    private static boolean isLarge(String count) {
        return count != null && !count.isEmpty() && (count.length() > 9 || Integer.parseInt(count) > LARGE_COUNT);
    }

    private void object(Place place) {
        JsonNode schema = place.schema();
        JsonNode more = schema.path("additionalProperties");
        boolean isOpen = !more.isBoolean() || more.booleanValue();
        String problem = "'additionalProperties' is " + (more.isMissingNode() ? "missing" : more.toString());
        report(isOpen, OPENAI_STRICT_CLOSED, place.pointer(), problem);
        report(isOpen, ANTHROPIC_STRICT_CLOSED, place.pointer(), problem);
        Set<String> required = TypeText.required(schema);
        for (String name : JsonText.names(schema.path("properties"))) {
            boolean isOptional = !required.contains(name);
            optional += isOptional ? 1 : 0;
            report(isOptional, OPENAI_STRICT_REQUIRED, place.pointer(), "'" + name + "' is not required");
        }
    }

    // Counts neither the root nor arrays as levels, so that a finding exceeds the limit however levels are counted.
    private void sizes(List<Place> places) {
        int properties = 0;
        int values = 0;
        long length = 0;
        for (Place place : places) {
            JsonNode schema = place.schema();
            boolean isDeep = place.depth() == 11 && isObject(schema);
            report(isDeep, OPENAI_STRICT_DEPTH, place.pointer(), "an object is nested 11 levels below the root");
            properties += schema.path("properties").size();
            for (String names : List.of("properties", "$defs", "definitions")) {
                for (String name : JsonText.names(schema.path(names))) {
                    length += JsonText.length(name);
                }
            }
            JsonNode constants = schema.path("enum");
            values += constants.size();
            long ofEnum = 0;
            for (JsonNode constant : constants) {
                ofEnum += JsonText.length(constant.asText());
            }
            String problem = constants.size() + " enum values have " + ofEnum + " characters";
            boolean isLong = constants.size() > 250 && ofEnum > 15_000;
            report(isLong, OPENAI_STRICT_ENUM_LENGTH, place.pointer(), problem);
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
            report(reached.contains(start), limit, start, "the schema " + verb + " itself, by '#" + start + "'");
        }
    }

    private static boolean isObject(JsonNode schema) {
        return schema.has("properties") || "object".equals(schema.path("type").textValue());
    }
}
