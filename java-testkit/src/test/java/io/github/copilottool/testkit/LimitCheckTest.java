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

/** Tools against the limits of providers: at each limit, and one beyond it. */
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
        Set<ProviderLimit> found = exceeded(name, "A tool.", "{\"type\": \"object\", \"additionalProperties\": false}");
        return found;
    }

    /** What a schema exceeds, less what OpenAI's strict mode says of every object that is not closed. */
    private static Set<ProviderLimit> ofSchema(String schema) {
        Set<ProviderLimit> found = exceeded("tool", "A tool.", schema);
        found.removeAll(List.of(
                ProviderLimit.OPENAI_STRICT_CLOSED,
                ProviderLimit.ANTHROPIC_STRICT_CLOSED,
                ProviderLimit.OPENAI_STRICT_REQUIRED));
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
        assertEquals(Set.of(ProviderLimit.OPENAI_NAME, ProviderLimit.GEMINI_NAME), ofName("a".repeat(65)));
        assertEquals(Set.of(ProviderLimit.OPENAI_NAME, ProviderLimit.GEMINI_NAME), ofName("a".repeat(128)));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_NAME, ProviderLimit.GEMINI_NAME, ProviderLimit.ANTHROPIC_NAME),
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
                "A limit is exceeded:\n  OpenAI: all tools: there are 129. A request has 128 tools at most. (documented by"
                        + " OpenAI: API reference, Create chat completion, `tools`, as of 2025)",
                report.toString());
        assertEquals(
                report.toString(),
                assertThrows(AssertionError.class, report::assertNone).getMessage());
    }

    @Test
    void the_root_is_an_object() {
        Set<ProviderLimit> both = Set.of(ProviderLimit.COPILOT_CLI_ROOT, ProviderLimit.ANTHROPIC_ROOT);
        assertEquals(both, ofSchema("{}"));
        assertEquals(both, ofSchema("{\"type\": \"string\"}"));
        assertEquals(both, ofSchema("{\"type\": [\"object\", \"null\"]}"));
    }

    @Test
    void the_roots_properties_have_names_that_anthropic_takes() {
        String schema = "{\"type\": \"object\", \"properties\": {\"%s\": {\"properties\": {\"a b\": {}}}}}";
        assertEquals(Set.of(), ofSchema(schema.formatted("a.b-c_D1")));
        assertEquals(Set.of(ProviderLimit.ANTHROPIC_PROPERTY), ofSchema(schema.formatted("a b")));
        assertEquals(Set.of(ProviderLimit.ANTHROPIC_PROPERTY), ofSchema(schema.formatted("a".repeat(65))));
    }

    @Test
    void keywords_count_where_they_are_keywords() {
        String schema = "{\"type\": \"object\", \"properties\": {\"not\": %s}, \"x-extra\": {\"not\": {}}}";
        assertEquals(Set.of(), ofSchema(schema.formatted("{\"enum\": [{\"not\": 1}], \"default\": {\"oneOf\": []}}")));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_STRICT_KEYWORD),
                ofSchema(schema.formatted("{\"items\": {\"oneOf\": [{}]}}")));
        assertEquals(
                Set.of(ProviderLimit.ANTHROPIC_STRICT_KEYWORD),
                ofSchema(schema.formatted("{\"anyOf\": [{\"minimum\": 1}, true]}")));
        assertEquals(Set.of(ProviderLimit.OPENAI_STRICT_KEYWORD), ofSchema("{\"type\": \"object\", \"anyOf\": [{}]}"));
    }

    @Test
    void a_finding_says_where_it_is() {
        ToolDefinition definition = tool(
                "tool",
                "A tool.",
                "{\"type\": \"object\", \"properties\": {\"a/b\": {\"items\": {\"not\": {}}}},"
                        + " \"required\": [\"a/b\"], \"additionalProperties\": false}");
        assertEquals(
                "A limit is exceeded:\n  OpenAI, strict: tool at /properties/a~1b/items: there is not. `allOf`, `oneOf`,"
                        + " `not`, `if`, `then`, `else`, `dependentRequired` and `dependentSchemas` are not supported, nor"
                        + " is `anyOf` at the root. (documented by OpenAI: Structured Outputs, Supported schemas, as of"
                        + " 2025)",
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
        assertEquals(Set.of(), ofSchema(schema.formatted(properties(2500), properties(2500))));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_STRICT_PROPERTIES),
                ofSchema(schema.formatted(properties(2500), properties(2501))));
        String enums = "{\"type\": \"object\", \"properties\": {\"a\": {\"enum\": [%s]}, \"b\": {\"enum\": [%s]}}}";
        assertEquals(Set.of(), ofSchema(enums.formatted(values(500, 3), values(500, 3))));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_STRICT_ENUM_VALUES),
                ofSchema(enums.formatted(values(500, 3), values(501, 3))));
    }

    @Test
    void long_enums_and_long_schemas_have_a_length() {
        String schema = "{\"type\": \"object\", \"properties\": {\"a\": {\"enum\": [%s]}}}";
        assertEquals(Set.of(), ofSchema(schema.formatted(values(250, 61))));
        assertEquals(Set.of(), ofSchema(schema.formatted(values(300, 50))));
        assertEquals(Set.of(ProviderLimit.OPENAI_STRICT_ENUM_LENGTH), ofSchema(schema.formatted(values(300, 51))));
        // The name of the property counts too.
        assertEquals(Set.of(), ofSchema(schema.formatted('"' + "a".repeat(119_999) + '"')));
        assertEquals(
                Set.of(ProviderLimit.OPENAI_STRICT_LENGTH),
                ofSchema(schema.formatted('"' + "a".repeat(120_000) + '"')));
    }

    @Test
    void every_limit_says_its_rule_and_its_source() {
        assertTrue(Arrays.stream(ProviderLimit.values())
                .allMatch(limit ->
                        limit.rule().endsWith(".") && limit.source().matches(".*(as of 20\\d\\d|CLI 1\\..*)")));
        assertEquals(
                EnumSet.allOf(Provider.class),
                Arrays.stream(ProviderLimit.values())
                        .map(ProviderLimit::provider)
                        .collect(Collectors.toSet()));
    }
}
