package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.ClientCalls;
import io.github.copilottool.mcp.ServerProcess.Ended;
import io.github.copilottool.mcp.shop.ConformanceTools;
import io.github.copilottool.mcp.shop.ShopTools;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.transport.DefaultServerTransportSecurityValidator;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests with real clients: the MCP Inspector, Python's client, the conformance suite. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class ClientsTest {
    private static final List<String> SERVER = ServerProcess.command(ShopTools.class.getName());

    /** The suite's scenarios that concern tools, the session they are in, or its transport, in the suite's order. */
    private static final List<String> SCENARIOS = List.of(
            "server-initialize",
            "logging-set-level",
            "ping",
            "tools-list",
            "tools-call-simple-text",
            "tools-call-image",
            "tools-call-audio",
            "tools-call-embedded-resource",
            "tools-call-mixed-content",
            "tools-call-with-logging",
            "tools-call-error",
            "tools-call-with-progress",
            "tools-call-sampling",
            "tools-call-elicitation",
            "json-schema-2020-12",
            "elicitation-sep1034-defaults",
            "server-sse-multiple-streams",
            "elicitation-sep1330-enums",
            "dns-rebinding-protection");

    /** The suite's other scenarios, each with the reason why it is not asserted. */
    private static final Map<String, String> NOT_ASSERTED = Map.ofEntries(
            Map.entry(
                    "server-sse-polling",
                    "the tool would close the stream of its answer, which the MCP SDK's transport cannot do"),
            Map.entry("completion-complete", "about arguments of prompts and resource templates"),
            Map.entry("resources-list", "about resources"),
            Map.entry("resources-read-text", "about resources"),
            Map.entry("resources-read-binary", "about resources"),
            Map.entry("resources-templates-read", "about resources"),
            Map.entry("resources-subscribe", "about resources"),
            Map.entry("resources-unsubscribe", "about resources"),
            Map.entry("prompts-list", "about prompts"),
            Map.entry("prompts-get-simple", "about prompts"),
            Map.entry("prompts-get-with-args", "about prompts"),
            Map.entry("prompts-get-embedded-resource", "about prompts"),
            Map.entry("prompts-get-with-image", "about prompts"));

    /** A line of the suite's summary: whether a scenario failed, its name, and how many of its checks did. */
    private static final Pattern SCENARIO =
            Pattern.compile("^[\u2713\u2717] (\\S+): (\\d+) passed, (\\d+) failed", Pattern.MULTILINE);

    private static JsonNode inspect(String title, String... arguments) throws Exception {
        List<String> line = new ArrayList<>(List.of("--cli"));
        line.addAll(SERVER);
        line.addAll(List.of(arguments));
        Ended ended = Clients.node("inspector-" + title, "mcp-inspector", line);
        JsonNode answer = StdioClient.JSON.readTree(ended.out());
        assertTrue(answer != null && !answer.isMissingNode(), ended::err);
        return answer;
    }

    @Test
    void the_inspector_lists_and_calls() throws Exception {
        JsonNode listed = inspect("list", "--method", "tools/list").path("tools");
        List<ToolDefinition> definitions = ToolDefinition.fromObject(new ShopTools());
        assertEquals(definitions.size(), listed.size());
        for (int i = 0; i < definitions.size(); i++) {
            assertEquals(definitions.get(i).name(), listed.get(i).path("name").textValue());
            assertEquals(
                    StdioClient.JSON.writeValueAsString(definitions.get(i).parameters()),
                    listed.get(i).path("inputSchema").toString());
        }
        assertEquals(
                "[{\"id\":\"a\",\"pieces\":1,\"price\":1}]",
                inspect("call", "--method", "tools/call", "--tool-name", "list_orders", "--tool-arg", "limit=1")
                        .at("/content/0/text")
                        .textValue());
        JsonNode refused =
                inspect("refused", "--method", "tools/call", "--tool-name", "list_orders", "--tool-arg", "limit=1.5");
        assertTrue(
                refused.at("/content/0/text")
                        .textValue()
                        .startsWith("Tool list_orders: argument 'limit' must be an integer"),
                refused::toString);
        assertTrue(refused.path("isError").booleanValue());
    }

    /**
     * {@code auto} begins with the next revision of the protocol, which the MCP SDK does not support, and falls back.
     */
    @ParameterizedTest
    @ValueSource(strings = {"auto", "legacy"})
    void pythons_client_lists_calls_and_gives_up_waiting(String mode) throws Exception {
        List<String> arguments = new ArrayList<>(List.of(mode));
        arguments.addAll(SERVER);
        Ended ended = Clients.python("python-" + mode, "python_client.py", arguments);
        Map<String, String> said = ended.out()
                .lines()
                .map(line -> line.split(": ", 2))
                .collect(Collectors.toMap(line -> line[0], line -> line[1]));
        assertEquals(0, ended.code(), ended::err);
        assertEquals("2025-11-25", said.get("protocol"));
        assertEquals(String.join(", ", McpTools.of(new ShopTools()).names()), said.get("tools"));
        assertEquals("[\"type\", \"properties\", \"required\", \"$defs\"]", said.get("schema"));
        assertEquals("{\"read_only_hint\": true, \"open_world_hint\": false}", said.get("hints"));
        assertEquals("[false, \"\\u20ac \\ud83d\\ude00\", null]", said.get("echo"));
        assertTrue(
                said.get("find_order").endsWith("{\"id\": \"7\", \"pieces\": 3, \"price\": 1.2345678901234567e+19}]"));
        assertTrue(
                said.get("list_orders").startsWith("[true, \"Tool list_orders: argument 'limit' must be an integer"));
        assertEquals("[true, \"The shop is closed.\", null]", said.get("refuse"));
        assertEquals("[true, \"" + ClientCalls.GENERIC_FAILURE + "\", null]", said.get("fail"));
        assertEquals(
                "[\"text\", \"text\", \"image\", \"audio\", \"resource\", \"resource\", \"resource\"]",
                said.get("show"));
        assertEquals("MCPError", said.get("wait_long"));
        assertEquals("alive", said.get("alive"));
    }

    @Test
    void the_conformance_suite_passes() throws Exception {
        Ended ended = conformance();
        List<String> passed = new ArrayList<>();
        Set<String> others = new TreeSet<>();
        for (MatchResult scenario : SCENARIO.matcher(ended.out()).results().toList()) {
            boolean isPassed =
                    !scenario.group(2).equals("0") && scenario.group(3).equals("0");
            if (NOT_ASSERTED.containsKey(scenario.group(1))) {
                others.add(scenario.group(1));
            } else if (isPassed) {
                passed.add(scenario.group(1));
                System.out.println("Conformance, " + scenario.group().substring(2));
            }
        }
        assertEquals(SCENARIOS, passed, () -> ended.out() + ended.err());
        assertEquals(new TreeSet<>(NOT_ASSERTED.keySet()), others, ended::out);
    }

    /** Runs all scenarios of the revision 2025-11-25, those included that the suite skips by default. */
    private static Ended conformance() throws Exception {
        var transport = HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(McpTools.jsonMapper())
                .httpHeaderValidator(DefaultServerTransportSecurityValidator.builder()
                        .allowedOrigin("http://localhost:*")
                        .build())
                .build();
        var server = McpTools.of(new ConformanceTools(), ConformanceTools.jsonSchema())
                .addTo(McpServer.sync(McpTools.cancellable(transport)))
                .build();
        try (HttpServer http = new HttpServer(transport, server::close)) {
            return Clients.node(
                    "conformance",
                    "conformance",
                    List.of("server", "--url", http.url(), "--suite", "all", "--spec-version", "2025-11-25"));
        }
    }
}
