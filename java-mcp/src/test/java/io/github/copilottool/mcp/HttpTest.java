package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
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
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
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

    private static final String INITIALIZE =
            """
            {"jsonrpc": "2.0", "id": 1, "method": "initialize", "params": {"protocolVersion": "2025-11-25",
             "capabilities": {}, "clientInfo": {"name": "test", "version": "1"}}}""";

    private final ShopTools shop = new ShopTools();

    private static McpSyncClient client(HttpServer server) {
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
        assertEquals("hello", text(call(client, "echo", Map.of("text", "hello"))));
        CallToolResult refused = call(client, "list_orders", Map.of("limit", "many"));
        assertEquals(true, refused.isError());
        assertTrue(
                text(refused).startsWith("Tool list_orders: argument 'limit' must be an integer"), () -> text(refused));
        assertTrue(text(call(client, "echo", Map.of())).startsWith("Tool echo: argument 'text' "));
        assertEquals(ClientCalls.GENERIC_FAILURE, text(call(client, "fail", Map.of())));
        assertEquals("The shop is closed.", text(call(client, "refuse", Map.of())));
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
        try (HttpServer http = new HttpServer(transport)) {
            HttpResponse<String> answer = HttpClient.newHttpClient()
                    .send(
                            HttpRequest.newBuilder(URI.create(http.url()))
                                    .header("Content-Type", "application/json")
                                    .header("Accept", "application/json, text/event-stream")
                                    .POST(HttpRequest.BodyPublishers.ofString(
                                            "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\"}"))
                                    .build(),
                            HttpResponse.BodyHandlers.ofString());
            return answer.body();
        } finally {
            server.close();
        }
    }

    @Test
    void a_sync_server_with_the_sdks_mapper() throws Exception {
        var transport = transport(McpJsonDefaults.getMapper());
        var server = McpTools.of(shop)
                .addTo(McpServer.sync(transport))
                .tools(ownTool())
                .build();
        try (HttpServer http = new HttpServer(transport);
                McpSyncClient client = client(http)) {
            checkAll(client);
            String own = text(call(client, "own", Map.of()));
            assertTrue(own.startsWith("Tool (own) input validation failed"), own);
            // Without our mapper, the call has a random id.
            assertTrue(text(call(client, "who_calls", Map.of())).matches("who_calls [0-9a-f-]{36} [0-9a-f-]{36}"));
        } finally {
            server.close();
        }
    }

    @Test
    void an_async_server_with_our_mapper() throws Exception {
        var transport = transport(McpTools.jsonMapper());
        var server = McpTools.of(shop)
                .addTo(McpServer.async(McpTools.cancellable(transport)))
                .serverInfo("shop", "1.0")
                .build();
        try (HttpServer http = new HttpServer(transport);
                McpSyncClient client = client(http)) {
            checkAll(client);
            String who = text(call(client, "who_calls", Map.of()));
            assertTrue(who.matches("who_calls [0-9a-f]{8}-\\d+ [0-9a-f-]{36}"), who);
        } finally {
            server.close();
        }
    }

    @Test
    void servers_without_sessions() throws Exception {
        for (boolean sync : List.of(true, false)) {
            var transport = HttpServletStatelessServerTransport.builder()
                    .jsonMapper(McpTools.jsonMapper())
                    .build();
            McpTools tools = McpTools.of(shop);
            AutoCloseable server;
            if (sync) {
                server = tools.addTo(McpServer.sync(transport)).build()::close;
            } else {
                server = tools.addTo(McpServer.async(transport)).build()::close;
            }
            try (HttpServer http = new HttpServer(transport);
                    McpSyncClient client = client(http)) {
                checkAll(client);
                String who = text(call(client, "who_calls", Map.of()));
                assertTrue(who.matches("who_calls [0-9a-f]{8}-\\d+ null"), who);
            } finally {
                server.close();
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
        try (HttpServer http = new HttpServer(transport);
                McpSyncClient client = client(http)) {
            client.listTools();
            for (String tool : List.of("measure", "nodes", "word", "day")) {
                assertEquals(false, call(client, tool, Map.of()).isError(), tool);
            }
            assertEquals(true, call(client, "missing", Map.of()).isError());
        } finally {
            server.close();
        }
    }

    /** Begins a session of a raw client, and returns its id. */
    private static String begin(HttpClient client, HttpServer http) throws IOException, InterruptedException {
        HttpResponse<String> initialized = post(client, http, null, INITIALIZE);
        String session = initialized.headers().firstValue("mcp-session-id").orElseThrow();
        post(client, http, session, "{\"jsonrpc\": \"2.0\", \"method\": \"notifications/initialized\"}");
        return session;
    }

    private static String call(int id, String tool, String arguments) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":{\"name\":\"" + tool
                + "\",\"arguments\":" + arguments + "}}";
    }

    @Test
    void what_is_no_message_is_an_error_and_the_server_lives() throws Exception {
        var transport = transport(McpTools.jsonMapper());
        var server = McpTools.of(shop)
                .addTo(McpServer.async(McpTools.cancellable(transport)))
                .build();
        try (HttpServer http = new HttpServer(transport)) {
            HttpClient client = HttpClient.newHttpClient();
            String session = begin(client, http);
            for (String message :
                    List.of("", "nonsense", "{", "[]", "null", "17", "{}", "{\"jsonrpc\":\"2.0\",\"id\":3}")) {
                HttpResponse<String> answer = post(client, http, session, message);
                assertTrue(answer.statusCode() >= 400, () -> message + ": " + answer.statusCode() + answer.body());
                assertTrue(answer.body().startsWith("{\"jsonrpc\":\"2.0\",\"error\":"), answer::body);
            }
            for (String unknown : List.of(
                    call(2, "none", "{}"),
                    call(3, "echo", "5"),
                    "{\"jsonrpc\":\"2.0\",\"id\":4,\"method\":\"none/such\"}")) {
                HttpResponse<String> answer = post(client, http, session, unknown);
                assertTrue(answer.body().contains("\"error\":{\"code\":-3260"), () -> unknown + ": " + answer.body());
                assertTrue(!answer.body().matches("(?s).*(java\\.|Exception|jackson).*"), answer::body);
            }
            String large = "x".repeat(10 << 20);
            assertTrue(post(client, http, session, call(5, "echo", "{\"text\":\"" + large + "\"}"))
                    .body()
                    .contains(large));
            assertTrue(post(client, http, session, call(6, "echo", "{\"text\":\"alive\"}"))
                    .body()
                    .contains("alive"));
        } finally {
            server.close();
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
        try (HttpServer http = new HttpServer(transport)) {
            assertEquals(403, initializedFrom("https://example.org", http).statusCode());
            assertEquals(200, initializedFrom("http://localhost:8080", http).statusCode());
            cancelsOverHttp(http);
        } finally {
            server.close();
        }
    }

    @Test
    void a_client_over_http_cancels_a_call_of_an_async_server() throws Exception {
        var transport = transport(McpTools.jsonMapper());
        var server = McpTools.of(shop)
                .addTo(McpServer.async(McpTools.cancellable(transport)))
                .build();
        try (HttpServer http = new HttpServer(transport)) {
            cancelsOverHttp(http);
        } finally {
            server.close();
        }
    }

    /** Returns the answer to a request that begins a session, as a browser sends it for a page of an origin. */
    private static HttpResponse<String> initializedFrom(String origin, HttpServer http) throws Exception {
        return HttpClient.newHttpClient()
                .send(
                        HttpRequest.newBuilder(request(http, null, INITIALIZE), (name, value) -> true)
                                .header("Origin", origin)
                                .build(),
                        HttpResponse.BodyHandlers.ofString());
    }

    private void cancelsOverHttp(HttpServer http) throws Exception {
        HttpClient client = HttpClient.newHttpClient();
        String session = begin(client, http);
        CompletableFuture<HttpResponse<String>> answer = client.sendAsync(
                request(
                        http,
                        session,
                        "{\"jsonrpc\":\"2.0\",\"id\":2,\"method\":\"tools/call\",\"params\":{\"name\":\"sleep\"}}"),
                HttpResponse.BodyHandlers.ofString());
        assertTrue(shop.asleep.await(60, TimeUnit.SECONDS));
        post(
                client,
                http,
                session,
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":2}}");
        assertTrue(shop.interrupted.await(60, TimeUnit.SECONDS));
        String body = answer.get(60, TimeUnit.SECONDS).body();
        assertTrue(!body.contains("awake") && !body.contains("result"), body);
        assertTrue(post(
                        client,
                        http,
                        session,
                        "{\"jsonrpc\":\"2.0\",\"id\":3,\"method\":\"tools/call\",\"params\":{\"name\":\"echo\","
                                + "\"arguments\":{\"text\":\"alive\"}}}")
                .body()
                .contains("alive"));
        assertEquals(0, RunningCall.count());
    }

    private static HttpRequest request(HttpServer http, String session, String message) {
        HttpRequest.Builder request = HttpRequest.newBuilder(URI.create(http.url()))
                .header("Content-Type", "application/json")
                .header("Accept", "application/json, text/event-stream")
                .POST(HttpRequest.BodyPublishers.ofString(message));
        return (session == null ? request : request.header("mcp-session-id", session)).build();
    }

    private static HttpResponse<String> post(HttpClient client, HttpServer http, String session, String message)
            throws IOException, InterruptedException {
        return client.send(request(http, session, message), HttpResponse.BodyHandlers.ofString());
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
                        .matches(
                                "(?s).*\"text\":\"boundedElastic-\\d+\".*\"text\":\"http-nio-.*-exec-\\d+\".*\nstateless\n.*"),
                ended::out);
        assertTrue(
                ended.out().contains("Add io.modelcontextprotocol.sdk:mcp-json-jackson3 to the class path"),
                ended::out);
    }
}
