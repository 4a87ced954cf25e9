package io.github.copilottool.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.testkit.LimitReport.Finding;
import io.github.copilottool.testkit.SchemaPlaces.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;

/** Compares tools with the limits of {@link ProviderLimit}. */
final class LimitCheck {
    private static final Pattern COPILOT_NAME = Pattern.compile("[A-Za-z0-9_-]+");
    private static final Pattern OPENAI_NAME = Pattern.compile("[a-zA-Z0-9_-]{1,64}");
    private static final Pattern ANTHROPIC_NAME = Pattern.compile("[a-zA-Z0-9_-]{1,128}");
    private static final Pattern ANTHROPIC_PROPERTY = Pattern.compile("[a-zA-Z0-9_.-]{1,64}");
    private static final Pattern GEMINI_NAME = Pattern.compile("[a-zA-Z_][a-zA-Z0-9_.:-]{0,63}");

    private static final Set<String> OPENAI_STRICT_KEYWORDS =
            Set.of("allOf", "oneOf", "not", "if", "then", "else", "dependentRequired", "dependentSchemas");
    private static final Set<String> ANTHROPIC_STRICT_KEYWORDS =
            Set.of("minimum", "maximum", "multipleOf", "minLength", "maxLength");

    private final Set<Provider> providers;
    private final List<Finding> findings = new ArrayList<>();
    private String tool;

    private LimitCheck(Set<Provider> providers) {
        this.providers = providers;
    }

    static LimitReport of(List<ToolDefinition> definitions, Set<Provider> providers) {
        LimitCheck check = new LimitCheck(providers);
        if (definitions.size() > 128) {
            check.report(ProviderLimit.OPENAI_TOOLS, "", "there are " + definitions.size());
        }
        for (ToolDefinition definition : definitions) {
            check.tool = definition.name();
            check.name(definition.name());
            check.description(definition.description());
            check.schema(Wire.of(definition).path("parameters"));
        }
        return new LimitReport(check.findings);
    }

    private void report(ProviderLimit limit, String path, String problem) {
        if (providers.contains(limit.provider())) {
            findings.add(new Finding(limit, tool, path, problem));
        }
    }

    private void name(String name) {
        String problem = "the name has " + length(name) + " characters: " + name;
        Map<ProviderLimit, Pattern> patterns = Map.of(
                ProviderLimit.COPILOT_CLI_NAME, COPILOT_NAME,
                ProviderLimit.OPENAI_NAME, OPENAI_NAME,
                ProviderLimit.ANTHROPIC_NAME, ANTHROPIC_NAME,
                ProviderLimit.GEMINI_NAME, GEMINI_NAME);
        for (ProviderLimit limit : ProviderLimit.values()) {
            Pattern pattern = patterns.get(limit);
            if (pattern != null && !pattern.matcher(name).matches()) {
                report(limit, "", problem);
            }
        }
    }

    private void description(String description) {
        int length = length(description == null ? "" : description);
        if (length > 1024) {
            report(ProviderLimit.AZURE_OPENAI_DESCRIPTION, "", "the description has " + length + " characters");
        }
    }

    private void schema(JsonNode root) {
        if (!"object".equals(root.path("type").textValue())) {
            String problem =
                    "the root's type is " + (root.has("type") ? root.get("type").toString() : "missing");
            report(ProviderLimit.COPILOT_CLI_ROOT, "", problem);
            report(ProviderLimit.ANTHROPIC_ROOT, "", problem);
        }
        for (Map.Entry<String, JsonNode> property : root.path("properties").properties()) {
            if (!ANTHROPIC_PROPERTY.matcher(property.getKey()).matches()) {
                report(
                        ProviderLimit.ANTHROPIC_PROPERTY,
                        "/properties",
                        "a property is called '" + property.getKey() + "'");
            }
        }
        if (root.has("anyOf")) {
            report(ProviderLimit.OPENAI_STRICT_KEYWORD, "", "there is anyOf");
        }
        List<Place> places = SchemaPlaces.of(root);
        places.forEach(this::strictly);
        sizes(places);
    }

    private void strictly(Place place) {
        JsonNode schema = place.schema();
        for (Map.Entry<String, JsonNode> member : schema.properties()) {
            String problem = "there is " + member.getKey();
            if (OPENAI_STRICT_KEYWORDS.contains(member.getKey())) {
                report(ProviderLimit.OPENAI_STRICT_KEYWORD, place.pointer(), problem);
            }
            if (ANTHROPIC_STRICT_KEYWORDS.contains(member.getKey())) {
                report(ProviderLimit.ANTHROPIC_STRICT_KEYWORD, place.pointer(), problem);
            }
        }
        if (!isObject(schema)) {
            return;
        }
        JsonNode more = schema.path("additionalProperties");
        if (!more.isBoolean() || more.booleanValue()) {
            String problem = more.isMissingNode() ? "it is missing" : "it is " + more;
            report(ProviderLimit.OPENAI_STRICT_CLOSED, place.pointer(), problem);
            report(ProviderLimit.ANTHROPIC_STRICT_CLOSED, place.pointer(), problem);
        }
        Set<String> required = new HashSet<>();
        schema.path("required").forEach(name -> required.add(name.asText()));
        for (Map.Entry<String, JsonNode> property : schema.path("properties").properties()) {
            if (!required.contains(property.getKey())) {
                report(ProviderLimit.OPENAI_STRICT_REQUIRED, place.pointer(), property.getKey() + " is not required");
            }
        }
    }

    // Only what exceeds a limit however its levels are counted: the root counts for none, nor do arrays.
    private void sizes(List<Place> places) {
        int properties = 0;
        int values = 0;
        long length = 0;
        for (Place place : places) {
            JsonNode schema = place.schema();
            if (place.depth() == 11 && isObject(schema)) {
                report(ProviderLimit.OPENAI_STRICT_DEPTH, place.pointer(), "an object stands 11 levels below the root");
            }
            properties += schema.path("properties").size();
            for (String names : List.of("properties", "$defs", "definitions")) {
                for (Map.Entry<String, JsonNode> named : schema.path(names).properties()) {
                    length += length(named.getKey());
                }
            }
            JsonNode constants = schema.path("enum");
            values += constants.size();
            long ofEnum = 0;
            for (JsonNode constant : constants) {
                ofEnum += length(constant.asText());
            }
            if (constants.size() > 250 && ofEnum > 15_000) {
                report(
                        ProviderLimit.OPENAI_STRICT_ENUM_LENGTH,
                        place.pointer(),
                        constants.size() + " values have " + ofEnum + " characters");
            }
            length += ofEnum + length(schema.path("const").asText());
        }
        if (properties > 5000) {
            report(ProviderLimit.OPENAI_STRICT_PROPERTIES, "", "there are " + properties);
        }
        if (values > 1000) {
            report(ProviderLimit.OPENAI_STRICT_ENUM_VALUES, "", "there are " + values);
        }
        if (length > 120_000) {
            report(ProviderLimit.OPENAI_STRICT_LENGTH, "", "there are " + length);
        }
    }

    private static boolean isObject(JsonNode schema) {
        return schema.has("properties") || "object".equals(schema.path("type").textValue());
    }

    private static int length(String text) {
        return text.codePointCount(0, text.length());
    }
}
