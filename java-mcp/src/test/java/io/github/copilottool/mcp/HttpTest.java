package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.runtime.ClientCalls;
import io.github.copilottool.mcp.ServerProcess.Ended;
import io.github.copilottool.mcp.shop.CataloguedTools;
import io.github.copilottool.mcp.shop.ShopTools;
import io.modelcontextprotocol.client.McpClient;
import io.modelcontextprotocol.client.McpSyncClient;
import io.modelcontextprotocol.client.transport.HttpClientStreamableHttpTransport;
import io.modelcontextprotocol.json.McpJsonDefaults;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.SyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.transport.DefaultServerTransportSecurityValidator;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.CallToolResult;
import io.modelcontextprotocol.spec.McpSchema.TextContent;
import io.modelcontextprotocol.spec.McpSchema.Tool;
import java.net.http.HttpResponse;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Tests of the tools on the MCP SDK's own transports, sync and async, with its mapper and ours. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class HttpTest {
    private static final Duration PATIENCE = Duration.ofSeconds(60);

    private final ShopTools shop = new ShopTools();

    /** Returns an initialized client of the MCP SDK. */
    static McpSyncClient client(HttpServer server) {
        McpSyncClient client = McpClient.sync(
                        HttpClientStreamableHttpTransport.builder(server.base()).build())
                .requestTimeout(PATIENCE)
                .initializationTimeout(PATIENCE)
                .build();
        client.initialize();
        return client;
    }

    private static CallToolResult call(McpSyncClient client, String tool, Map<String, Object> arguments) {
        return client.callTool(
                CallToolRequest.builder(tool).arguments(arguments).build());
    }

    private static String text(CallToolResult result) {
        return ((TextContent) result.content().get(0)).text();
    }

    /** Calls a tool, and returns the first text of the result. */
    static String text(McpSyncClient client, String tool, Map<String, Object> arguments) {
        return text(call(client, tool, arguments));
    }

    private static HttpServletStreamableServerTransportProvider transport(McpJsonMapper mapper) {
        return HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(mapper)
                .build();
    }

    /** Returns a tool that the user defined with the MCP SDK, which checks its arguments. */
    private static SyncToolSpecification ownTool() {
        Tool tool = Tool.builder("own", Map.of("type", "object", "required", List.of("must")))
                .build();
        return new SyncToolSpecification(
                tool, (exchange, request) -> CallToolResult.builder(List.of()).build());
    }

    private void checkAll(McpSyncClient client) {
        assertEquals(
                ToolDefinition.fromObject(shop).stream()
                        .map(ToolDefinition::name)
                        .toList(),
                client.listTools().tools().stream()
                        .map(Tool::name)
                        .filter(name -> !name.equals("own"))
                        .toList());
        assertEquals("hello", text(client, "echo", Map.of("text", "hello")));
        assertTrue(text(client, "list_orders", Map.of("limit", "many"))
                .startsWith("Tool list_orders: argument 'limit' must be an integer"));
        assertEquals(true, call(client, "list_orders", Map.of("limit", "many")).isError());
        assertEquals(ClientCalls.GENERIC_FAILURE, text(client, "fail", Map.of()));
        assertEquals("The shop is closed.", text(client, "refuse", Map.of()));
        assertEquals(
                "7", ((Map<?, ?>) call(client, "find_order", Map.of("id", "7")).structuredContent()).get("id"));
        assertEquals(List.of(), call(client, "silence", Map.of()).content());
    }

    /** Returns the answer to a raw client's {@code tools/list}. */
    private static String listedByDefaultMapper(McpTools tools) throws Exception {
        var transport = HttpServletStatelessServerTransport.builder()
                .jsonMapper(McpJsonDefaults.getMapper())
                .build();
        var server = tools.addTo(McpServer.sync(transport)).build();
        try (HttpServer http = new HttpServer(transport, server::close)) {
            return new HttpSession(http).messages("{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}");
        }
    }

    @Test
    void a_sync_server_with_the_sdks_mapper() throws Exception {
        var transport = transport(McpJsonDefaults.getMapper());
        var server = McpTools.of(shop)
                .addTo(McpServer.sync(transport))
                .tools(ownTool())
                .build();
        try (HttpServer http = new HttpServer(transport, server::close);
                McpSyncClient client = client(http)) {
            checkAll(client);
            String own = text(client, "own", Map.of());
            assertTrue(own.startsWith("Tool (own) input validation failed"), own);
            // Without our mapper, the call has a random id.
            assertTrue(text(client, "who_calls", Map.of()).matches("who_calls [0-9a-f-]{36} [0-9a-f-]{36}"));
        }
    }

    @Test
    void an_async_server_with_our_mapper() throws Exception {
        var transport = transport(McpTools.jsonMapper());
        var server = McpTools.of(shop)
                .addTo(McpServer.async(McpTools.cancellable(transport)))
                .serverInfo("shop", "1.0")
                .build();
        try (HttpServer http = new HttpServer(transport, server::close);
                McpSyncClient client = client(http)) {
            checkAll(client);
            String who = text(client, "who_calls", Map.of());
            assertTrue(who.matches("who_calls [0-9a-f]{8}-\\d+ [0-9a-f-]{36}"), who);
        }
    }

    @Test
    void servers_without_sessions() throws Exception {
        for (boolean sync : List.of(true, false)) {
            var transport = HttpServletStatelessServerTransport.builder()
                    .jsonMapper(McpTools.jsonMapper())
                    .build();
            McpTools tools = McpTools.of(shop);
            Runnable server = sync
                    ? tools.addTo(McpServer.sync(transport)).build()::close
                    : tools.addTo(McpServer.async(transport)).build()::close;
            try (HttpServer http = new HttpServer(transport, server);
                    McpSyncClient client = client(http)) {
                checkAll(client);
                String who = text(client, "who_calls", Map.of());
                assertTrue(who.matches("who_calls [0-9a-f]{8}-\\d+ null"), who);
            }
        }
    }

    @Test
    void the_sdks_mapper_keeps_the_order_of_schemas() throws Exception {
        String body = listedByDefaultMapper(McpTools.of(shop));
        for (ToolDefinition definition : ToolDefinition.fromObject(shop)) {
            String schema = "\"inputSchema\":" + StdioClient.JSON.writeValueAsString(definition.parameters());
            assertTrue(body.contains(schema), () -> schema + " is not in\n" + body);
        }
        String catalogued = listedByDefaultMapper(McpTools.of(new CataloguedTools()));
        assertTrue(
                catalogued.contains("\"outputSchema\":{\"type\":\"object\",\"properties\":{\"z\":{\"type\":\"integer\","
                        + "\"x-unit\":\"pieces\"},\"a\":{\"type\":\"number\",\"minimum\":0.10}},"
                        + "\"required\":[\"z\",\"a\"]}"),
                catalogued);
    }

    @Test
    void structured_results_pass_the_sdks_client_which_validates_them() throws Exception {
        var transport = transport(McpTools.jsonMapper());
        var server = McpTools.of(new CataloguedTools())
                .addTo(McpServer.sync(transport))
                .build();
        try (HttpServer http = new HttpServer(transport, server::close);
                McpSyncClient client = client(http)) {
            client.listTools();
            for (String tool : List.of("measure", "nodes", "word", "day")) {
                assertEquals(false, call(client, tool, Map.of()).isError(), tool);
            }
            assertEquals(true, call(client, "missing", Map.of()).isError());
        }
    }

    @Test
    void what_is_no_message_is_an_error_and_the_server_lives() throws Exception {
        var transport = transport(McpTools.jsonMapper());
        var server = McpTools.of(shop)
                .maxResultSize(StdioTransport.MOST_BYTES)
                .addTo(McpServer.async(McpTools.cancellable(transport)))
                .build();
        try (HttpServer http = new HttpServer(transport, server::close)) {
            HttpSession client = HttpSession.begin(http);
            for (String message :
                    List.of("", "nonsense", "{", "[]", "null", "17", "{}", "{\"jsonrpc\":\"2.0\",\"id\":3}")) {
                HttpResponse<String> answer = client.post(message);
                assertTrue(answer.statusCode() >= 400, () -> message + ": " + answer.statusCode() + answer.body());
                assertTrue(answer.body().startsWith("{\"jsonrpc\":\"2.0\",\"error\":"), answer::body);
            }
            for (String unknown : List.of(
                    HttpSession.call(2, StdioClient.parameters("none", "{}")),
                    HttpSession.call(3, StdioClient.parameters("echo", "5")),
                    "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"none/such\"}")) {
                String answer = client.messages(unknown);
                assertTrue(answer.contains("\"error\":{\"code\":-3260"), () -> unknown + ": " + answer);
                assertFalse(answer.matches("(?s).*(java\\.|Exception|jackson).*"), answer);
            }
            for (String text : List.of("x".repeat(10 << 20), "alive")) {
                String arguments = "{\"text\":\"" + text + "\"}";
                assertTrue(client.messages(HttpSession.call(5, StdioClient.parameters("echo", arguments)))
                        .contains(text));
            }
        }
    }

    /** Tests the example of {@code docs/mcp.md}. */
    @Test
    void a_client_over_http_cancels_a_call_of_a_sync_server_that_checks_origins() throws Exception {
        var transport = HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(McpTools.jsonMapper())
                .httpHeaderValidator(DefaultServerTransportSecurityValidator.builder()
                        .allowedOrigin("http://localhost:*")
                        .build())
                .build();
        McpSyncServer server = McpTools.of(shop)
                .addTo(McpServer.sync(McpTools.cancellable(transport)))
                .serverInfo("shop", "1.0")
                .build();
        try (HttpServer http = new HttpServer(transport, server::close)) {
            // A browser sends the origin of the page.
            HttpSession page = new HttpSession(http);
            String initialize = HttpSession.INITIALIZE;
            assertEquals(
                    403, page.post(initialize, "Origin", "https://example.org").statusCode());
            assertEquals(
                    200,
                    page.post(initialize, "Origin", "http://localhost:8080").statusCode());
            cancelsOverHttp(http);
        }
    }

    @Test
    void a_client_over_http_cancels_a_call_of_an_async_server() throws Exception {
        var transport = transport(McpTools.jsonMapper());
        var server = McpTools.of(shop)
                .addTo(McpServer.async(McpTools.cancellable(transport)))
                .build();
        try (HttpServer http = new HttpServer(transport, server::close)) {
            cancelsOverHttp(http);
        }
    }

    private void cancelsOverHttp(HttpServer http) throws Exception {
        HttpSession client = HttpSession.begin(http);
        CompletableFuture<String> answer = client.later(HttpSession.call(2, "{\"name\":\"sleep\"}"));
        assertTrue(shop.asleep.await(60, TimeUnit.SECONDS));
        client.post(HttpSession.cancel(2));
        assertTrue(shop.interrupted.await(60, TimeUnit.SECONDS));
        String body = answer.get(60, TimeUnit.SECONDS);
        assertTrue(!body.contains("awake") && !body.contains("result"), body);
        String alive = StdioClient.parameters("echo", "{\"text\":\"alive\"}");
        assertTrue(client.messages(HttpSession.call(3, alive)).contains("alive"));
        assertEquals(0, RunningCall.count());
    }

    /** Which jars a server needs, and which threads call its tools. */
    @Test
    void a_server_over_http_needs_no_jackson_3() throws Exception {
        List<String> command = ServerProcess.command(ServerProcess.WITHOUT_JACKSON_3);
        command.set(command.size() - 1, HttpProgram.class.getName());
        command.add(1, "-Dmcp.work=" + System.getProperty("mcp.work"));
        Ended ended = ServerProcess.run(command, "");
        assertEquals(0, ended.code(), ended::err);
        assertTrue(
                ended.out()
                        .matches("(?s).*\"text\":\"boundedElastic-\\d+\".*\"text\":\"http-nio-.*-exec-\\d+\".*\n"
                                + "stateless\n"
                                + ".*"),
                ended::out);
        assertTrue(
                ended.out().contains("Add io.modelcontextprotocol.sdk:mcp-json-jackson3 to the class path"),
                ended::out);
    }
}
