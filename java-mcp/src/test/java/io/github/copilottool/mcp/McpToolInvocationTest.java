package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import io.github.copilottool.mcp.shop.CallTools;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.transport.HttpServletStatelessServerTransport;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import jakarta.servlet.http.HttpServletRequest;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests of what tools see of their calls, on every kind of server, as their clients see it. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class McpToolInvocationTest {
    private static final String COUNT = "{\"name\":\"count_shelves\",\"arguments\":{\"shelves\":[3,4]}%s}";
    private static final String TOKEN = ",\"_meta\":{\"progressToken\":%s}";

    /** The notifications of a call of {@code count_shelves}; {@code %1$s} is the client's token. */
    private static final String REPORTED =
            """
            {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":%1$s,"progress":1.0,"total":2.0,"message":"Shelf 1"}}
            {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":%1$s,"progress":2.0,"total":2.0,"message":"Shelf 2"}}
            """;

    private final CallTools tools = new CallTools();

    private static HttpServletStreamableServerTransportProvider transport() {
        return HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(McpTools.jsonMapper())
                .contextExtractor(request -> McpTransportContext.create(Map.of("user", user(request))))
                .build();
    }

    private static String user(HttpServletRequest request) {
        return request.getHeader("X-User");
    }

    /** The servers with sessions. */
    private enum Kind {
        SYNC,
        /** A sync server whose tools run in the request's thread. */
        IMMEDIATE,
        ASYNC
    }

    private HttpServer server(Kind kind) throws Exception {
        var transport = transport();
        McpStreamableServerTransportProvider cancellable = McpTools.cancellable(transport);
        McpTools served = McpTools.of(tools);
        Runnable server =
                switch (kind) {
                    case SYNC -> served.addTo(McpServer.sync(cancellable)).build()::close;
                    case IMMEDIATE ->
                        served.addTo(McpServer.sync(cancellable))
                                .immediateExecution(true)
                                .build()::close;
                    case ASYNC -> served.addTo(McpServer.async(cancellable)).build()::close;
                };
        return new HttpServer(transport, server);
    }

    private static String answer(int id, String text) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"result\":{\"content\":[{\"type\":\"text\",\"text\":\"" + text
                + "\"}],\"isError\":false}}";
    }

    /** Returns the messages that have arrived and are not answers, one per line. */
    private static String others(StdioClient client) throws InterruptedException {
        StringBuilder others = new StringBuilder();
        while (client.hasOthers()) {
            others.append(client.other()).append('\n');
        }
        return others.toString();
    }

    @Test
    void progress_is_sent_on_standard_output_before_the_answer() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools))) {
            int id = client.nextId();
            String parameters = String.format(COUNT, String.format(TOKEN, "17"));
            JsonNode answer = StdioClient.within(client.ask(id, "tools/call", parameters));
            assertEquals(answer(id, "7"), answer.toString());
            assertEquals(String.format(REPORTED, "17"), others(client));
            assertEquals("7", client.text("count_shelves", "{\"shelves\":[7]}"));
            assertEquals("", others(client));
        }
    }

    @Test
    void progress_that_does_not_increase_or_is_late_is_not_sent() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools))) {
            StdioClient.within(client.ask(
                    client.nextId(), "tools/call", "{\"name\":\"report\"" + String.format(TOKEN, "\"t\"") + "}"));
            tools.reported.progress(9, 9, "After the answer");
            assertEquals("test 1 null", client.text("who_calls", "{}"));
            assertEquals(
                    """
                    {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t","progress":1.0,"message":"First"}}
                    {"jsonrpc":"2.0","method":"notifications/progress","params":{"progressToken":"t","progress":1.5}}
                    """,
                    others(client));
        }
    }

    @ParameterizedTest
    @EnumSource
    void progress_is_sent_over_http_to_clients_that_ask_for_it(Kind kind) throws Exception {
        try (HttpServer http = server(kind)) {
            HttpSession client = HttpSession.begin(http);
            String asked = HttpSession.call(2, String.format(COUNT, String.format(TOKEN, "\"a b\"")));
            assertEquals(String.format(REPORTED, "\"a b\"") + answer(2, "7"), client.messages(asked));
            assertEquals(answer(3, "7"), client.messages(HttpSession.call(3, String.format(COUNT, ""))));
        }
    }

    @ParameterizedTest
    @EnumSource
    void the_client_and_what_the_transport_knows_are_there_over_http(Kind kind) throws Exception {
        try (HttpServer http = server(kind)) {
            HttpSession client = HttpSession.begin(http);
            assertEquals(answer(2, "Till 7.1 ada"), client.messages(HttpSession.call(2, "{\"name\":\"who_calls\"}")));
        }
    }

    @Test
    void the_client_is_there_on_standard_input() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools))) {
            assertEquals("test 1 null", client.text("who_calls", "{}"));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {true, false})
    void a_server_without_sessions_has_the_transports_context_and_sends_no_progress(boolean isSync) throws Exception {
        var transport = HttpServletStatelessServerTransport.builder()
                .jsonMapper(McpTools.jsonMapper())
                .contextExtractor(request -> McpTransportContext.create(Map.of("user", user(request))))
                .build();
        McpTools served = McpTools.of(tools);
        Runnable server = isSync
                ? served.addTo(McpServer.sync(transport)).build()::close
                : served.addTo(McpServer.async(transport)).build()::close;
        try (HttpServer http = new HttpServer(transport, server)) {
            HttpSession client = new HttpSession(http);
            assertEquals(answer(2, "null null ada"), client.messages(HttpSession.call(2, "{\"name\":\"who_calls\"}")));
            String asked = HttpSession.call(3, String.format(COUNT, String.format(TOKEN, "1")));
            assertEquals(answer(3, "7"), client.messages(asked));
            client.messages(HttpSession.call(4, "{\"name\":\"report\"}"));
            assertNull(tools.reported.exchange());
        }
    }

    @Test
    void a_thread_of_the_tool_sees_that_a_call_on_standard_input_is_cancelled() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools))) {
            int id = client.nextId();
            client.ask(id, "tools/call", StdioClient.parameters("work", "{}"));
            assertTrue(tools.working.await(60, TimeUnit.SECONDS));
            client.send(HttpSession.cancel(id));
            assertTrue(tools.noticed.await(60, TimeUnit.SECONDS));
        }
    }

    @ParameterizedTest
    @EnumSource
    void a_thread_of_the_tool_sees_that_a_call_over_http_is_cancelled(Kind kind) throws Exception {
        try (HttpServer http = server(kind)) {
            HttpSession client = HttpSession.begin(http);
            CompletableFuture<String> answer = client.later(HttpSession.call(2, "{\"name\":\"work\"}"));
            assertTrue(tools.working.await(60, TimeUnit.SECONDS));
            client.post(HttpSession.cancel(2));
            assertTrue(tools.noticed.await(60, TimeUnit.SECONDS));
            assertFalse(answer.get(60, TimeUnit.SECONDS).contains("result"));
        }
    }

    @Test
    @Tag("R6.2")
    void the_subscription_of_a_call_on_standard_input_is_cancelled() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools))) {
            int id = client.nextId();
            client.ask(id, "tools/call", StdioClient.parameters("wait_for_delivery", "{}"));
            assertTrue(tools.subscribed.await(60, TimeUnit.SECONDS));
            client.send(HttpSession.cancel(id));
            assertTrue(tools.unsubscribed.await(60, TimeUnit.SECONDS));
        }
    }

    @Test
    @Tag("R6.2")
    void the_subscription_of_a_call_that_takes_too_long_is_cancelled() throws Exception {
        McpTools limited = McpTools.of(tools).limit(Duration.ofMillis(100), 10, 10);
        try (StdioClient client = StdioClient.initialized(limited)) {
            assertEquals("Tool wait_for_delivery took longer than 0 seconds.", client.text("wait_for_delivery", "{}"));
            assertTrue(tools.unsubscribed.await(60, TimeUnit.SECONDS));
        }
    }

    @ParameterizedTest
    @EnumSource
    @Tag("R6.2")
    void the_subscription_of_a_call_over_http_is_cancelled(Kind kind) throws Exception {
        try (HttpServer http = server(kind)) {
            HttpSession client = HttpSession.begin(http);
            CompletableFuture<String> answer = client.later(HttpSession.call(2, "{\"name\":\"wait_for_delivery\"}"));
            assertTrue(tools.subscribed.await(60, TimeUnit.SECONDS));
            client.post(HttpSession.cancel(2));
            assertTrue(tools.unsubscribed.await(60, TimeUnit.SECONDS));
            assertFalse(answer.get(60, TimeUnit.SECONDS).contains("result"));
        }
    }

    @Test
    void a_tool_that_is_not_called_over_mcp_knows_nothing_and_works() {
        List<ToolDefinition> definitions = ToolDefinition.fromObject(tools);
        ToolInvocation invocation = new ToolInvocation();
        assertEquals(
                List.of("null null null"),
                definitions.stream()
                        .filter(one -> one.name().equals("who_calls"))
                        .map(one -> one.handler().invoke(invocation).join())
                        .toList());
        McpToolInvocation call = McpToolInvocation.of(invocation);
        call.progress(1, 2, "Nobody reads this.");
        assertFalse(call.isCancelled());
        assertNull(call.exchange());
        assertThrows(NullPointerException.class, () -> McpToolInvocation.of(null));
    }

    @Test
    void progress_that_is_not_a_number_is_refused() {
        McpToolInvocation call = McpToolInvocation.of(new ToolInvocation());
        for (double wrong : List.of(Double.NaN, Double.POSITIVE_INFINITY)) {
            assertThrows(IllegalArgumentException.class, () -> call.progress(wrong, "x"));
            assertThrows(IllegalArgumentException.class, () -> call.progress(1, wrong, "x"));
        }
    }

    @Test
    void answered_calls_are_forgotten_and_cancelled_ones_with_their_invocations() {
        Progress none = Progress.unwanted();
        ToolInvocation answered = new ToolInvocation();
        ToolInvocation cancelled = new ToolInvocation();
        int before = McpToolInvocation.CALLS.size();
        McpToolInvocation.CALLS.put(
                answered, new McpToolInvocation(Caller.UNKNOWN, new RunningCall(null, null, () -> {}), none));
        McpToolInvocation.CALLS.remove(answered);
        RunningCall call = new RunningCall(null, null, () -> {});
        call.cancel();
        McpToolInvocation.CALLS.put(cancelled, new McpToolInvocation(Caller.UNKNOWN, call, none));
        assertFalse(McpToolInvocation.of(answered).isCancelled());
        assertTrue(McpToolInvocation.of(cancelled).isCancelled());
        assertTrue(McpToolInvocation.CALLS.size() <= before + 1);
        cancelled = null;
        for (int i = 0; i < 100 && McpToolInvocation.CALLS.size() > 0; i++) {
            System.gc();
            ToolInvocation other = new ToolInvocation();
            McpToolInvocation.CALLS.put(other, McpToolInvocation.of(other));
            McpToolInvocation.CALLS.remove(other);
        }
        assertEquals(0, McpToolInvocation.CALLS.size());
    }
}
