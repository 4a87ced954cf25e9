package io.github.copilottool.testkit;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.testkit.shop.ShopTools;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Tests of the limits of providers, with tools at each limit and just beyond it. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class LimitCheckTest {
    private static final String EMPTY = "{\"type\": \"object\"}";
    private static final Provider[] ALL = Provider.values();

    private static ToolDefinition tool(String name, String description, String schema) {
        return ToolDefinition.create(name, description, ToolsTest.object(schema), call -> null);
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

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    # The root is an object.
                    ; COPILOT_CLI_ROOT ANTHROPIC_ROOT MCP_ROOT OPENAI_STRICT_ROOT; {}
                    ; COPILOT_CLI_ROOT ANTHROPIC_ROOT MCP_ROOT OPENAI_STRICT_ROOT; {"type": "string"}
                    ; COPILOT_CLI_ROOT ANTHROPIC_ROOT MCP_ROOT OPENAI_STRICT_ROOT; {"type": ["object", "null"]}
                    ; OPENAI_STRICT_ROOT; {"type": "object", "anyOf": [{}]}
                    # Anthropic and Gemini take some names of the root's properties.
                    ; ; {"type": "object", "properties": {"_aD1": {"properties": {"a b": {}}}}}
                    ; GEMINI_PROPERTY; {"type": "object", "properties": {"a.b-c_D1": {}}}
                    ; ANTHROPIC_PROPERTY GEMINI_PROPERTY; {"type": "object", "properties": {"a b": {}}}
                    # Keywords count where they are keywords.
                    OPENAI_STRICT; ; {"type": "object", "properties": {"not": {"enum": [{"not": 1}], "default": {"oneOf": []}}}}
                    ; OPENAI_STRICT_KEYWORD; {"type": "object", "properties": {"not": {"items": {"oneOf": [{}]}}}, "x": {"not": {}}}
                    ; ANTHROPIC_STRICT_KEYWORD; {"type": "object", "properties": {"a": {"anyOf": [{"minimum": 1}, true]}}}
                    # OpenAI takes recursion, Anthropic does not; Gemini does if the values can be finite.
                    OPENAI_STRICT; ; {"type": "object", "properties": {"n": {"$ref": "#"}}}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_RECURSION; {"type": "object", "properties": {"n": {"$ref": "#"}}}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_RECURSION; {"type": "object", "properties": {"n": {"$ref": "#/$defs/N"}}, "$defs": {"N": {"type": "object", "properties": {"next": {"items": {"$ref": "#/$defs/N"}}}}}}
                    ANTHROPIC_STRICT; ; {"type": "object", "properties": {"n": {"$ref": "#/$defs/N"}}, "$defs": {"N": {"type": "object"}}}
                    GEMINI_JSON_SCHEMA; ; {"type": "object", "required": ["n"], "properties": {"n": {"$ref": "#/$defs/N"}}, "$defs": {"N": {"properties": {"next": {"$ref": "#/$defs/N"}}}}}
                    GEMINI_JSON_SCHEMA; ; {"type": "object", "required": ["n"], "properties": {"n": {"$ref": "#/$defs/N"}}, "$defs": {"N": {"properties": {"next": {"type": "array", "items": {"$ref": "#/$defs/N"}}}, "required": ["next"]}}}
                    GEMINI_JSON_SCHEMA; GEMINI_JSON_SCHEMA_RECURSION; {"type": "object", "required": ["n"], "properties": {"n": {"$ref": "#/$defs/N"}}, "$defs": {"N": {"properties": {"next": {"$ref": "#/$defs/N"}}, "required": ["next"]}}}
                    """)
    void a_schema_exceeds_limits(Provider provider, String limits, String schema) {
        assertEquals(limits(limits), provider == null ? ofSchema(schema) : of(provider, schema));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = ';',
            textBlock =
                    """
                    # Strict modes list formats.
                    OPENAI_STRICT; ; {"type": "string", "format": "date-time"}
                    OPENAI_STRICT; OPENAI_STRICT_FORMAT; {"type": "string", "format": "uri"}
                    ANTHROPIC_STRICT; ; {"type": "string", "format": "uri"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_FORMAT; {"type": "string", "format": "regex"}
                    # OpenAI does not list some keywords.
                    OPENAI_STRICT; ; {"minimum": 1, "pattern": "a"}
                    OPENAI_STRICT; OPENAI_STRICT_UNLISTED; {"minLength": 1}
                    OPENAI_STRICT; OPENAI_STRICT_UNLISTED; {"maxLength": 1}
                    OPENAI_STRICT; OPENAI_STRICT_UNLISTED; {"uniqueItems": 1}
                    OPENAI_STRICT; OPENAI_STRICT_UNLISTED; {"patternProperties": 1}
                    # Anthropic takes few arrays, enums and references.
                    ANTHROPIC_STRICT; ; {"items": {}, "minItems": 1}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_ARRAY; {"minItems": 2}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_ARRAY; {"maxItems": 2}
                    ANTHROPIC_STRICT; ; {"enum": [1, null, "a"]}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_ENUM; {"enum": [[1]]}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_REFERENCE; {"$ref": "https://a.b/c"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_REFERENCE; {"allOf": [{"$ref": "#/$defs/A"}]}
                    # Anthropic takes regular expressions in the narrow sense, and small counts.
                    ANTHROPIC_STRICT; ; {"pattern": "^[a-z]{1,100}$"}
                    ANTHROPIC_STRICT; ; {"pattern": "(?:a|b)\\\\d"}
                    ANTHROPIC_STRICT; ; {"pattern": "\\\\\\\\b"}
                    ANTHROPIC_STRICT; ; {"pattern": "(?<name>a)"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_PATTERN; {"pattern": "(a)\\\\1"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_PATTERN; {"pattern": "\\\\bword"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_PATTERN; {"pattern": "(?=a)"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_PATTERN; {"pattern": "(?!a)"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_PATTERN; {"pattern": "(?<=a)"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_PATTERN; {"pattern": "(?<!a)"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_PATTERN; {"pattern": "\\\\k<a>"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_COUNT; {"pattern": "a{101}"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_COUNT; {"pattern": "a{1,9999999999}"}
                    ANTHROPIC_STRICT; ANTHROPIC_STRICT_COUNT; {"pattern": "a{500,}"}
                    # Gemini's two forms differ.
                    GEMINI_OPENAPI; GEMINI_OPENAPI_KEYWORD; {"$ref": "#"}
                    GEMINI_OPENAPI; GEMINI_OPENAPI_KEYWORD; {"$defs": {}}
                    GEMINI_OPENAPI; GEMINI_OPENAPI_KEYWORD; {"const": 1}
                    GEMINI_OPENAPI; GEMINI_OPENAPI_KEYWORD; {"$schema": "x"}
                    GEMINI_OPENAPI; GEMINI_OPENAPI_ITEMS; {"type": "array"}
                    GEMINI_OPENAPI; ; {"type": "array", "items": {}, "pattern": "a"}
                    GEMINI_JSON_SCHEMA; GEMINI_JSON_SCHEMA_REFERENCE; {"$ref": "#/$defs/A", "description": "A."}
                    """)
    void a_property_exceeds_limits(Provider provider, String limits, String schema) {
        assertEquals(limits(limits), of(provider, "{\"type\": \"object\", \"properties\": {\"a\": " + schema + "}}"));
    }

    private static Set<ProviderLimit> limits(String names) {
        return names == null
                ? Set.of()
                : Stream.of(names.split(" ")).map(ProviderLimit::valueOf).collect(Collectors.toSet());
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
        assertEquals(ProviderLimit.Level.WARNING, ProviderLimit.OPENAI_STRICT_UNLISTED.level());
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
    void geminis_json_schema_lists_keywords() {
        String schema = "{\"type\": \"object\", \"properties\": {\"a\": {\"pattern\": \"a\"}}}";
        assertTrue(exceeded("tool", "A tool.", schema).contains(ProviderLimit.GEMINI_JSON_SCHEMA_KEYWORD));
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
