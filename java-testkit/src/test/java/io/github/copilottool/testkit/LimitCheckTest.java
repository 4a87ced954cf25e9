package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.testkit.shop.ShopTools;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Tests of the limits of providers, with tools at each limit and just beyond it. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LimitCheckTest {
    private static final String EMPTY = "{\"type\": \"object\"}";
    private static final Provider[] ALL = Provider.values();

    private static ToolDefinition tool(String name, String description, String schema) {
        try {
            Map<?, ?> map = new ObjectMapper().readValue(schema, Map.class);
            @SuppressWarnings("unchecked") // JSON objects have strings for keys
            Map<String, Object> parameters = (Map<String, Object>) map;
            return ToolDefinition.create(name, description, parameters, call -> null);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Set<ProviderLimit> exceeded(String name, String description, String schema) {
        return Tools.of(tool(name, description, schema)).checkLimits(ALL).findings().stream()
                .map(LimitReport.Finding::limit)
                .collect(Collectors.toCollection(() -> EnumSet.noneOf(ProviderLimit.class)));
    }

    private static Set<ProviderLimit> ofName(String name) {
        return exceeded(name, "A tool.", "{\"type\": \"object\", \"additionalProperties\": false}");
    }

    /** Returns the limits of one provider that a schema exceeds. */
    private static Set<ProviderLimit> of(Provider provider, String schema) {
        return ofSchema(schema).stream()
                .filter(limit -> limit.provider() == provider)
                .collect(Collectors.toSet());
    }

    private static Set<ProviderLimit> ofProperty(Provider provider, String schema) {
        return of(provider, "{\"type\": \"object\", \"properties\": {\"a\": " + schema + "}}");
    }

    /**
     * Returns the limits that a schema exceeds, except those of strict modes and Gemini's forms that most schemas here
     * exceed.
     */
    private static Set<ProviderLimit> ofSchema(String schema) {
        Set<ProviderLimit> found = exceeded("tool", "A tool.", schema);
        found.removeAll(List.of(
                ProviderLimit.OPENAI_STRICT_CLOSED,
                ProviderLimit.ANTHROPIC_STRICT_CLOSED,
                ProviderLimit.OPENAI_STRICT_REQUIRED,
                ProviderLimit.GEMINI_JSON_SCHEMA_KEYWORD));
        return found;
    }

    private static String properties(int number) {
        return IntStream.range(0, number).mapToObj(i -> "\"p" + i + "\": {}").collect(Collectors.joining(", "));
    }

    private static String values(int number, int length) {
        return IntStream.range(0, number)
                .mapToObj(i -> '"' + String.format("%0" + length + "d", i) + '"')
                .collect(Collectors.joining(", "));
    }

    @Test
    void ordinary_tools_exceed_nothing() {
        LimitReport report = Tools.of(new ShopTools()).checkLimits();
        assertEquals("No limit is exceeded.", report.toString());
        report.assertNone();
    }

    @Test
    void strict_modes_are_checked_on_demand() {
        Tools tools = Tools.of(new ShopTools());
        LimitReport strict = tools.checkLimits(Provider.OPENAI_STRICT);
        assertEquals(
                EnumSet.of(ProviderLimit.OPENAI_STRICT_CLOSED, ProviderLimit.OPENAI_STRICT_REQUIRED),
                strict.findings().stream().map(LimitReport.Finding::limit).collect(Collectors.toSet()));
        assertEquals(
                List.of(), tools.checkLimits(Provider.OPENAI, Provider.GEMINI).findings());
    }

    @Test
    void names_are_held_to_each_providers_pattern() {
        assertEquals(Set.of(), ofName("a".repeat(64)));
        Set<ProviderLimit> of65 =
                Set.of(ProviderLimit.OPENAI_NAME, ProviderLimit.GEMINI_NAME, ProviderLimit.ANTHROPIC_LONG_NAME);
        assertEquals(of65, ofName("a".repeat(65)));
        assertEquals(of65, ofName("a".repeat(128)));
        assertEquals(
                Set.of(
                        ProviderLimit.OPENAI_NAME,
                        ProviderLimit.GEMINI_NAME,
                        ProviderLimit.ANTHROPIC_NAME,
                        ProviderLimit.MCP_NAME),
                ofName("a".repeat(129)));
        assertEquals(Set.of(ProviderLimit.GEMINI_NAME), ofName("1st"));
        assertEquals(
                Set.of(ProviderLimit.COPILOT_CLI_NAME, ProviderLimit.OPENAI_NAME, ProviderLimit.ANTHROPIC_NAME),
                ofName("a.b"));
        assertTrue(ofName("gr\u00fcn").contains(ProviderLimit.GEMINI_NAME));
        assertTrue(ofName("a\n").contains(ProviderLimit.OPENAI_NAME));
    }

    @Test
    void descriptions_have_1024_characters_however_java_counts_them() {
        String schema = "{\"type\": \"object\", \"additionalProperties\": false}";
        assertEquals(Set.of(), exceeded("tool", "\ud83d\ude00".repeat(1024), schema));
        assertEquals(Set.of(ProviderLimit.AZURE_OPENAI_DESCRIPTION), exceeded("tool", "a".repeat(1025), schema));
    }

    @Test
    void there_are_128_tools_at_most() {
        List<ToolDefinition> many = IntStream.range(0, 129)
                .mapToObj(i -> tool("t" + i, "A tool.", EMPTY))
                .toList();
        assertEquals(
                List.of(),
                Tools.ofDefinitions(many.subList(0, 128)).checkLimits().findings());
        LimitReport report = Tools.ofDefinitions(many).checkLimits();
        assertEquals(
                "A limit is exceeded:\n  all tools: there are 129 tools. OpenAI takes 128 tools in a request at most. (OpenAI,"
                        + " API reference, Create chat completion, `tools`; read on 2026-11-22)",
                report.toString());
        assertEquals(
                report.toString(),
                assertThrows(AssertionError.class, report::assertNone).getMessage());
    }

    @Test
    void the_root_is_an_object() {
        Set<ProviderLimit> all = Set.of(
                ProviderLimit.COPILOT_CLI_ROOT,
                ProviderLimit.ANTHROPIC_ROOT,
                ProviderLimit.MCP_ROOT,
                ProviderLimit.OPENAI_STRICT_ROOT);
        assertEquals(all, ofSchema("{}"));
        assertEquals(all, ofSchema("{\"type\": \"string\"}"));
        assertEquals(all, ofSchema("{\"type\": [\"object\", \"null\"]}"));
    }

    @Test
    void the_roots_properties_have_names_that_anthropic_and_gemini_take() {
        String schema = "{\"type\": \"object\", \"properties\": {\"%s\": {\"properties\": {\"a b\": {}}}}}";
        Set<ProviderLimit> both = Set.of(ProviderLimit.ANTHROPIC_PROPERTY, ProviderLimit.GEMINI_PROPERTY);
        assertEquals(Set.of(), ofSchema(schema.formatted("_aD1")));
        assertEquals(Set.of(ProviderLimit.GEMINI_PROPERTY), ofSchema(schema.formatted("a.b-c_D1")));
        assertEquals(both, ofSchema(schema.formatted("a b")));
        assertEquals(both, ofSchema(schema.formatted("a".repeat(65))));
    }

    @Test
    void keywords_count_where_they_are_keywords() {
        String schema = "{\"type\": \"object\", \"properties\": {\"not\": %s}, \"x-extra\": {\"not\": {}}}";
        assertEquals(
                Set.of(),
                of(
                        Provider.OPENAI_STRICT,
                        schema.formatted("{\"enum\": [{\"not\": 1}], \"default\": {\"oneOf\": []}}")));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_STRICT_KEYWORD),
                ofSchema(schema.formatted("{\"items\": {\"oneOf\": [{}]}}")));
        assertEquals(
                Set.of(ProviderLimit.ANTHROPIC_STRICT_KEYWORD),
                ofSchema(schema.formatted("{\"anyOf\": [{\"minimum\": 1}, true]}")));
        assertEquals(Set.of(ProviderLimit.OPENAI_STRICT_ROOT), ofSchema("{\"type\": \"object\", \"anyOf\": [{}]}"));
    }

    @Test
    void a_finding_says_where_it_is() {
        ToolDefinition definition = tool(
                "tool",
                "A tool.",
                "{\"type\": \"object\", \"properties\": {\"a/b\": {\"items\": {\"not\": {}}}},"
                        + " \"required\": [\"a/b\"], \"additionalProperties\": false}");
        assertEquals(
                "A limit is exceeded:\n  tool at /properties/a~1b/items: there is 'not'. OpenAI's strict mode takes none of"
                        + " `allOf`, `not`, `if`, `then`, `else`, `dependentRequired` and `dependentSchemas`, and does not"
                        + " list `oneOf`. (OpenAI, Structured Outputs, Supported schemas; read on 2026-11-22)",
                Tools.of(definition).checkLimits(Provider.OPENAI_STRICT).toString());
    }

    @Test
    void objects_are_closed_and_have_all_their_properties_required_in_openais_strict_mode() {
        assertEquals(
                Set.of(
                        ProviderLimit.OPENAI_STRICT_CLOSED,
                        ProviderLimit.ANTHROPIC_STRICT_CLOSED,
                        ProviderLimit.OPENAI_STRICT_REQUIRED),
                exceeded("tool", "A tool.", "{\"type\": \"object\", \"properties\": {\"a\": {}}}"));
        assertEquals(
                Set.of(),
                exceeded(
                        "tool",
                        "A tool.",
                        "{\"type\": \"object\", \"properties\": {\"a\": {}}, \"required\": [\"a\"],"
                                + " \"additionalProperties\": false}"));
    }

    @Test
    void objects_stand_ten_levels_deep_at_most() {
        String start = "{\"type\": \"object\", \"properties\": {\"a\": ";
        String ten = start.repeat(10) + EMPTY + "}}".repeat(10);
        String eleven = start.repeat(11) + EMPTY + "}}".repeat(11);
        assertEquals(Set.of(), ofSchema(ten));
        assertEquals(Set.of(ProviderLimit.OPENAI_STRICT_DEPTH), ofSchema(eleven));
    }

    @Test
    void properties_and_enum_values_are_counted_in_the_whole_schema() {
        String schema = "{\"type\": \"object\", \"properties\": {%s}, \"$defs\": {\"D\": {\"properties\": {%s}}}}";
        assertEquals(Set.of(), of(Provider.OPENAI_STRICT, schema.formatted(properties(2500), properties(2500))));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_STRICT_PROPERTIES),
                of(Provider.OPENAI_STRICT, schema.formatted(properties(2500), properties(2501))));
        String enums = "{\"type\": \"object\", \"properties\": {\"a\": {\"enum\": [%s]}, \"b\": {\"enum\": [%s]}}}";
        assertEquals(Set.of(), of(Provider.OPENAI_STRICT, enums.formatted(values(500, 3), values(500, 3))));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_STRICT_ENUM_VALUES),
                of(Provider.OPENAI_STRICT, enums.formatted(values(500, 3), values(501, 3))));
    }

    @Test
    void long_enums_and_long_schemas_have_a_length() {
        String schema = "{\"type\": \"object\", \"properties\": {\"a\": {\"enum\": [%s]}}}";
        assertEquals(Set.of(), ofSchema(schema.formatted(values(250, 61))));
        assertEquals(Set.of(), ofSchema(schema.formatted(values(300, 50))));
        assertEquals(Set.of(ProviderLimit.OPENAI_STRICT_ENUM_LENGTH), ofSchema(schema.formatted(values(300, 51))));
        // The property's name is counted, too.
        assertEquals(Set.of(), ofSchema(schema.formatted('"' + "a".repeat(119_999) + '"')));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_STRICT_LENGTH),
                ofSchema(schema.formatted('"' + "a".repeat(120_000) + '"')));
    }

    @Test
    void a_finding_names_the_property() {
        ToolDefinition definition = tool(
                "tool",
                "A tool.",
                "{\"type\": \"object\", \"properties\": {\"note\": {}}, \"additionalProperties\": false}");
        assertEquals(
                "A limit is exceeded:\n  tool: 'note' is not required. OpenAI's strict mode wants every property required."
                        + " (OpenAI, Structured Outputs, Supported schemas; read on 2026-11-22)",
                Tools.of(definition).checkLimits(Provider.OPENAI_STRICT).toString());
    }

    @Test
    void a_warning_is_reported_and_fails_no_test() {
        LimitReport report = Tools.of(tool("a".repeat(65), "A tool.", EMPTY)).checkLimits(Provider.ANTHROPIC);
        assertEquals(1, report.findings().size());
        assertTrue(report.toString().contains("\n  warning: aaa"), report.toString());
        report.assertNone();
    }

    @Test
    void formats_are_those_that_strict_modes_list() {
        String schema = "{\"type\": \"string\", \"format\": \"%s\"}";
        assertEquals(Set.of(), ofProperty(Provider.OPENAI_STRICT, schema.formatted("date-time")));
        assertEquals(Set.of(), ofProperty(Provider.ANTHROPIC_STRICT, schema.formatted("uri")));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_STRICT_FORMAT),
                ofProperty(Provider.OPENAI_STRICT, schema.formatted("uri")));
        assertEquals(
                Set.of(ProviderLimit.ANTHROPIC_STRICT_FORMAT),
                ofProperty(Provider.ANTHROPIC_STRICT, schema.formatted("regex")));
    }

    @Test
    void keywords_that_openai_does_not_list_are_a_warning() {
        for (String keyword : List.of("minLength", "maxLength", "uniqueItems", "patternProperties")) {
            assertEquals(
                    Set.of(ProviderLimit.OPENAI_STRICT_UNLISTED),
                    ofProperty(Provider.OPENAI_STRICT, "{\"" + keyword + "\": 1}"));
        }
        assertEquals(ProviderLimit.Level.WARNING, ProviderLimit.OPENAI_STRICT_UNLISTED.level());
        assertEquals(Set.of(), ofProperty(Provider.OPENAI_STRICT, "{\"minimum\": 1, \"pattern\": \"a\"}"));
    }

    @Test
    void anthropics_strict_mode_takes_few_arrays_enums_and_references() {
        Provider strict = Provider.ANTHROPIC_STRICT;
        assertEquals(Set.of(), ofProperty(strict, "{\"items\": {}, \"minItems\": 1}"));
        assertEquals(Set.of(ProviderLimit.ANTHROPIC_STRICT_ARRAY), ofProperty(strict, "{\"minItems\": 2}"));
        assertEquals(Set.of(ProviderLimit.ANTHROPIC_STRICT_ARRAY), ofProperty(strict, "{\"maxItems\": 2}"));
        assertEquals(Set.of(), ofProperty(strict, "{\"enum\": [1, null, \"a\"]}"));
        assertEquals(Set.of(ProviderLimit.ANTHROPIC_STRICT_ENUM), ofProperty(strict, "{\"enum\": [[1]]}"));
        assertEquals(
                Set.of(ProviderLimit.ANTHROPIC_STRICT_REFERENCE), ofProperty(strict, "{\"$ref\": \"https://a.b/c\"}"));
        assertEquals(
                Set.of(ProviderLimit.ANTHROPIC_STRICT_REFERENCE),
                ofProperty(strict, "{\"allOf\": [{\"$ref\": \"#/$defs/A\"}]}"));
    }

    @Test
    void anthropics_strict_mode_takes_regular_expressions_only() {
        String schema = "{\"pattern\": \"%s\"}";
        for (String fine : List.of("^[a-z]{1,100}$", "(?:a|b)\\\\d", "\\\\\\\\b", "(?<name>a)")) {
            assertEquals(Set.of(), ofProperty(Provider.ANTHROPIC_STRICT, schema.formatted(fine)), fine);
        }
        for (String refused : List.of("(a)\\\\1", "\\\\bword", "(?=a)", "(?!a)", "(?<=a)", "(?<!a)", "\\\\k<a>")) {
            assertEquals(
                    Set.of(ProviderLimit.ANTHROPIC_STRICT_PATTERN),
                    ofProperty(Provider.ANTHROPIC_STRICT, schema.formatted(refused)),
                    refused);
        }
        for (String large : List.of("a{101}", "a{1,9999999999}", "a{500,}")) {
            assertEquals(
                    Set.of(ProviderLimit.ANTHROPIC_STRICT_COUNT),
                    ofProperty(Provider.ANTHROPIC_STRICT, schema.formatted(large)),
                    large);
        }
    }

    @Test
    void strict_tools_of_one_request_are_counted_together() {
        String schema =
                "{\"type\": \"object\", \"properties\": {%s}, \"required\": %s, \"additionalProperties\": false}";
        String twoOptional = schema.formatted(properties(2), "[]");
        String oneUnion = schema.formatted("\"a\": {\"type\": [\"string\", \"null\"]}", "[\"a\"]");
        assertEquals(Set.of(), ofRequest(20, schema.formatted("", "[]")));
        assertEquals(Set.of(ProviderLimit.ANTHROPIC_STRICT_TOOLS), ofRequest(21, schema.formatted("", "[]")));
        assertEquals(Set.of(), ofRequest(12, twoOptional));
        assertEquals(Set.of(ProviderLimit.ANTHROPIC_STRICT_OPTIONAL), ofRequest(13, twoOptional));
        assertEquals(Set.of(), ofRequest(16, oneUnion));
        assertEquals(Set.of(ProviderLimit.ANTHROPIC_STRICT_UNIONS), ofRequest(17, oneUnion));
    }

    private static Set<ProviderLimit> ofRequest(int number, String schema) {
        List<ToolDefinition> many = IntStream.range(0, number)
                .mapToObj(i -> tool("t" + i, "A tool.", schema))
                .toList();
        return Tools.ofDefinitions(many).checkLimits(Provider.ANTHROPIC_STRICT).findings().stream()
                .map(LimitReport.Finding::limit)
                .collect(Collectors.toSet());
    }

    @Test
    void recursion_is_what_openai_takes_and_anthropic_does_not() {
        String recursive =
                "{\"type\": \"object\", \"properties\": {\"n\": {\"$ref\": \"#/$defs/N\"}}, \"required\": [\"n\"],"
                        + " \"$defs\": {\"N\": {\"type\": \"object\", \"properties\": {\"next\": %s}, \"required\": [%s]}}}";
        String reference = "{\"$ref\": \"#/$defs/N\"}";
        String list = "{\"type\": \"array\", \"items\": " + reference + "}";
        assertEquals(Set.of(), of(Provider.OPENAI_STRICT, recursive.formatted(reference, "")));
        assertEquals(
                Set.of(ProviderLimit.ANTHROPIC_STRICT_RECURSION),
                of(Provider.ANTHROPIC_STRICT, recursive.formatted(list, "")));
        assertEquals(Set.of(), of(Provider.ANTHROPIC_STRICT, recursive.formatted("{}", "")));
        // Values would be infinite only if every property in the cycle is required.
        assertEquals(Set.of(), of(Provider.GEMINI_JSON_SCHEMA, recursive.formatted(reference, "")));
        assertEquals(Set.of(), of(Provider.GEMINI_JSON_SCHEMA, recursive.formatted(list, "\"next\"")));
        assertEquals(
                Set.of(ProviderLimit.GEMINI_JSON_SCHEMA_RECURSION),
                of(Provider.GEMINI_JSON_SCHEMA, recursive.formatted(reference, "\"next\"")));
        String itself = "{\"type\": \"object\", \"properties\": {\"n\": {\"$ref\": \"#\"}}, \"required\": []}";
        assertEquals(Set.of(ProviderLimit.ANTHROPIC_STRICT_RECURSION), of(Provider.ANTHROPIC_STRICT, itself));
    }

    @Test
    void geminis_two_forms_differ_in_what_they_take() {
        Provider openApi = Provider.GEMINI_OPENAPI;
        for (String refused : List.of("\"$ref\": \"#\"", "\"$defs\": {}", "\"const\": 1", "\"$schema\": \"x\"")) {
            assertEquals(
                    Set.of(ProviderLimit.GEMINI_OPENAPI_KEYWORD), ofProperty(openApi, "{" + refused + "}"), refused);
        }
        assertEquals(Set.of(ProviderLimit.GEMINI_OPENAPI_ITEMS), ofProperty(openApi, "{\"type\": \"array\"}"));
        assertEquals(Set.of(), ofProperty(openApi, "{\"type\": \"array\", \"items\": {}, \"pattern\": \"a\"}"));
        Tools tools = Tools.of(
                tool("tool", "A tool.", "{\"type\": \"object\", \"properties\": {\"a\": {\"pattern\": \"a\"}}}"));
        assertEquals(
                List.of(ProviderLimit.GEMINI_JSON_SCHEMA_KEYWORD),
                tools.checkLimits(Provider.GEMINI_JSON_SCHEMA).findings().stream()
                        .map(LimitReport.Finding::limit)
                        .toList());
        assertEquals(
                Set.of(ProviderLimit.GEMINI_JSON_SCHEMA_REFERENCE),
                ofProperty(Provider.GEMINI_JSON_SCHEMA, "{\"$ref\": \"#/$defs/A\", \"description\": \"A.\"}"));
    }

    @Test
    void every_limit_says_its_rule_and_its_source() {
        assertTrue(Arrays.stream(ProviderLimit.values())
                .allMatch(limit -> limit.rule().endsWith(".")
                        && limit.source().matches(".*(read on 2026-\\d\\d-\\d\\d|read in 2025|CLI 1\\..*)")));
        assertEquals(
                EnumSet.allOf(Provider.class),
                Arrays.stream(ProviderLimit.values())
                        .map(ProviderLimit::provider)
                        .collect(Collectors.toSet()));
    }
}
