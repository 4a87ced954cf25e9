package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.mcp.shop.ShopTools;
import java.io.IOException;
import java.nio.channels.Channels;
import java.nio.channels.Pipe;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Tests of a server on standard input and output, as its client sees it. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class StdioTest {
    private static final String GENERIC =
            "Invoking this tool produced an error. Detailed information is not available.";

    /** The id and the code of the error, and the message that it answers. */
    private static final String WRONG_MESSAGES =
            """
            -   -32700 nonsense
            -   -32700 {
            "a" -32700 {"jsonrpc":"2.0","id":"a","method":
            1   -32700 {"jsonrpc":"2.0","id":1,"method":"ping"} trailing
            -   -32700 {"jsonrpc":"2.0","id":2e9999999999,"method":"ping"}
            -   -32600 []
            -   -32600 [{"jsonrpc":"2.0","id":1,"method":"ping"}]
            -   -32600 null
            -   -32600 17
            -   -32600 {}
            3   -32600 {"jsonrpc":"2.0","id":3}
            4   -32600 {"id":4,"method":"ping"}
            -   -32600 {"jsonrpc":"2.0","id":null,"method":"ping"}
            -   -32600 {"jsonrpc":"2.0","id":[5],"method":"ping"}
            -   -32600 {"jsonrpc":"2.0","id":1.5,"method":"ping"}
            6   -32600 {"jsonrpc":"2.0","id":6,"method":[]}
            7   -32601 {"jsonrpc":"2.0","id":7,"method":"none/such"}
            8   -32602 {"jsonrpc":"2.0","id":8,"method":"tools/call"}
            9   -32602 {"jsonrpc":"2.0","id":9,"method":"tools/call","params":[]}
            10  -32602 {"jsonrpc":"2.0","id":10,"method":"tools/call","params":{"name":[]}}
            11  -32602 {"jsonrpc":"2.0","id":11,"method":"tools/call","params":{"name":"echo","arguments":5}}
            13  -32602 {"jsonrpc":"2.0","id":13,"method":"tools/call","params":{"name":"echo","arguments":"{} {}"}}
            14  -32602 {"jsonrpc":"2.0","id":14,"method":"tools/call","params":{"name":"echo","arguments":"[]"}}
            12  -32602 {"jsonrpc":"2.0","id":12,"method":"tools/call","params":{"name":"none"}}""";

    private final ShopTools shop = new ShopTools();
    private StdioClient client;

    @BeforeEach
    void start() throws IOException {
        client = StdioClient.initialized(McpTools.of(shop).maxResultSize(StdioTransport.MOST_BYTES));
    }

    @AfterEach
    void stop() throws IOException {
        // A call ends only after its answer was sent. The server waits for that when the client closes.
        client.close();
        assertEquals(0, RunningCall.count());
    }

    private JsonNode tool(String name) throws IOException {
        for (JsonNode tool : client.request("tools/list", null).at("/result/tools")) {
            if (tool.path("name").textValue().equals(name)) {
                return tool;
            }
        }
        throw new AssertionError("There is no tool " + name);
    }

    private void assertError(String text, JsonNode result) {
        assertEquals(
                "{\"content\":[{\"type\":\"text\",\"text\":" + StdioClient.JSON.valueToTree(text)
                        + "}],\"isError\":true}",
                result.toString());
    }

    private static void assertRefused(int code, StdioClient client, String method) throws IOException {
        JsonNode answer = client.request(method, "{\"name\":\"echo\",\"level\":\"debug\"}");
        assertEquals(code, answer.at("/error/code").intValue(), answer::toString);
    }

    @Test
    void the_server_says_who_it_is() throws IOException {
        try (StdioClient other = StdioClient.of(McpTools.of(shop))) {
            assertEquals(
                    "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"tools\":{\"listChanged\":false}},"
                            + "\"serverInfo\":{\"name\":\"shop\",\"version\":\"1.0\"}}",
                    other.initialize().path("result").toString());
        }
    }

    @Test
    void schemas_are_sent_in_the_companions_order_byte_for_byte() throws IOException {
        client.request("tools/list", null);
        String line = client.lastLine();
        int from = 0;
        for (ToolDefinition definition : ToolDefinition.fromObject(shop)) {
            String schema = "\"inputSchema\":" + StdioClient.JSON.writeValueAsString(definition.parameters());
            int at = line.indexOf(schema, from);
            assertTrue(at >= from, () -> definition.name() + " is not there as " + schema + " in\n" + line);
            from = at + schema.length();
        }
        assertTrue(line.contains("\"$defs\":{\"Shelf\":"), line);
    }

    @Test
    void schemas_keep_keywords_nulls_and_digits_that_the_protocol_does_not_know() throws IOException {
        String schema = "{\"type\":\"object\",\"x-z\":1,\"properties\":{\"b\":{\"const\":null},"
                + "\"a\":{\"default\":0.10000000000000000000000001}},\"$schema\":\"https://json-schema.org/draft/2020-12/schema\","
                + "\"additionalProperties\":false,\"$defs\":{\"q\":true},\"x-a\":[1e400,1.50]}";
        ToolDefinition odd = new ToolDefinition(
                "odd",
                "Odd.",
                StdioClient.JSON.readTree(schema),
                invocation -> CompletableFuture.completedFuture("odd"),
                null,
                null,
                null);
        try (StdioClient other = StdioClient.initialized(McpTools.of(odd))) {
            other.request("tools/list", null);
            assertTrue(other.lastLine().contains(schema.replace("1e400", "1E+400")), other.lastLine());
        }
    }

    @Test
    void the_error_of_an_unknown_tool_names_it() throws IOException {
        assertEquals(
                "{\"code\":-32602,\"message\":\"Unknown tool: find_nothing\"}",
                client.request("tools/call", StdioClient.parameters("find_nothing", "{}"))
                        .path("error")
                        .toString());
    }

    @Test
    void a_tool_without_parameters_has_a_schema() throws IOException {
        ToolDefinition bare = new ToolDefinition(
                "bare", "Bare.", null, invocation -> CompletableFuture.completedFuture("bare"), null, null, null);
        try (StdioClient other = StdioClient.initialized(McpTools.of(bare))) {
            assertEquals(
                    "{\"type\":\"object\",\"properties\":{}}",
                    other.request("tools/list", null)
                            .at("/result/tools/0/inputSchema")
                            .toString());
        }
    }

    @Test
    void a_description_hints_and_a_title_are_sent_and_what_is_unset_is_absent() throws IOException {
        JsonNode tool = tool("find_order");
        assertEquals("Finds an order.", tool.path("description").textValue());
        assertEquals("Find an order", tool.path("title").textValue());
        assertEquals(
                "{\"readOnlyHint\":true,\"openWorldHint\":false}",
                tool.path("annotations").toString());
        assertFalse(tool("echo").has("annotations"));
        assertFalse(tool("echo").has("title"));
        assertFalse(tool("echo").has("outputSchema"));
    }

    @Test
    void a_json_object_is_text_and_structured_with_all_digits() throws IOException {
        assertEquals(
                "{\"content\":[{\"type\":\"text\",\"text\":\"{\\\"id\\\":\\\"7\\\",\\\"pieces\\\":3,\\\"price\\\":"
                        + "12345678901234567890.123456789}\"}],\"isError\":false,\"structuredContent\":{\"id\":\"7\","
                        + "\"pieces\":3,\"price\":12345678901234567890.123456789}}",
                client.call("find_order", "{\"id\":\"7\"}").toString());
    }

    @Test
    void anything_else_is_text_alone() throws IOException {
        assertEquals(
                "{\"content\":[{\"type\":\"text\",\"text\":\"[{\\\"id\\\":\\\"a\\\",\\\"pieces\\\":1,\\\"price\\\":1}]\"}],"
                        + "\"isError\":false}",
                client.call("list_orders", "{\"limit\":1}").toString());
        String deep = "{\"a\":".repeat(900) + "1" + "}".repeat(900);
        for (String text : List.of("", "{", "{}}", " {not JSON}", "\u20ac \ud83d\ude00 \n\r\t\u2028 \"", deep)) {
            JsonNode result = client.call(
                    "echo", "{\"text\":" + StdioClient.JSON.valueToTree(text).toString() + "}");
            assertEquals(text, result.at("/content/0/text").textValue());
            assertFalse(result.has("structuredContent"), text);
        }
        assertEquals("a lone ?", client.text("echo", "{\"text\":\"a lone \\ud83d\"}"));
        assertEquals("Success", client.text("do_nothing", null));
        assertEquals("null", client.text("find_order", "{\"id\":\"none\"}"));
        assertEquals(
                "{\"content\":[],\"isError\":false}",
                client.call("silence", "{}").toString());
    }

    @Test
    void a_failure_is_an_error_with_its_text_and_nothing_of_an_exception() throws IOException {
        assertError("The shop is closed.", client.call("refuse", "{}"));
        assertError("Tool echo: argument 'text' is required.", client.call("echo", null));
        for (String failing : List.of("break_down", "fail", "fail_later")) {
            assertError(GENERIC, client.call(failing, "{}"));
        }
    }

    @Test
    void handlers_that_are_written_by_hand_and_break_the_rules_are_answered() throws IOException {
        Map<String, Object> none = new LinkedHashMap<>(Map.of("type", "object"));
        try (StdioClient other = StdioClient.initialized(McpTools.of(
                ToolDefinition.create("throws", "d", none, invocation -> {
                    throw new StackOverflowError("secret");
                }),
                ToolDefinition.create("gives_null", "d", none, invocation -> null),
                ToolDefinition.create(
                        "unwritable", "d", none, invocation -> CompletableFuture.completedFuture(new Object())),
                ToolDefinition.create(
                        "a_map", "d", none, invocation -> CompletableFuture.completedFuture(Map.of("a", 1)))))) {
            assertError(GENERIC, other.call("throws", "{}"));
            assertError(GENERIC, other.call("gives_null", "{}"));
            assertError(GENERIC, other.call("unwritable", "{}"));
            assertEquals(
                    "{\"a\":1}",
                    other.call("a_map", "{}").path("structuredContent").toString());
        }
    }

    @Test
    void binary_results_are_images_audio_and_resources() throws IOException {
        assertEquals(
                "[{\"type\":\"text\",\"text\":\"Here they are.\"},{\"type\":\"text\",\"text\":\"A shelf\"},"
                        + "{\"type\":\"image\",\"data\":\"AQID\",\"mimeType\":\"image/png\"},"
                        + "{\"type\":\"audio\",\"data\":\"AQID\",\"mimeType\":\"audio/wav\"},"
                        + "{\"type\":\"resource\",\"resource\":{\"uri\":\"tool-result:///show/3\","
                        + "\"mimeType\":\"application/zip\",\"blob\":\"AQID\"}},"
                        + "{\"type\":\"resource\",\"resource\":{\"uri\":\"tool-result:///show/4\","
                        + "\"mimeType\":\"image/png\",\"blob\":\"AQID\"}},"
                        + "{\"type\":\"resource\",\"resource\":{\"uri\":\"tool-result:///show/5\","
                        + "\"mimeType\":\"application/octet-stream\",\"blob\":\"AQID\"}}]",
                client.call("show", "{}").path("content").toString());
    }

    @Test
    void the_invocation_has_the_tools_name_and_the_requests_id() throws IOException {
        int id = client.nextId();
        JsonNode answer = StdioClient.within(client.ask(id, "tools/call", StdioClient.parameters("who_calls", "{}")));
        String text = answer.at("/result/content/0/text").textValue();
        assertTrue(text.matches("who_calls " + id + " [0-9a-f-]{36}"), text);
    }

    @Test
    void a_cancelled_call_cancels_the_future_and_is_not_answered() throws IOException, InterruptedException {
        int id = client.nextId();
        CompletableFuture<JsonNode> answer =
                client.ask(id, "tools/call", StdioClient.parameters("wait_long", "{\"whom\":\"you\"}"));
        assertEquals("you", StdioClient.within(shop.asked));
        client.send(HttpSession.cancel(id));
        assertUnanswered(answer);
        assertTrue(shop.waiting.isCancelled());
        assertEquals(0, RunningCall.count());
    }

    @Test
    void a_cancelled_call_interrupts_a_method_that_blocks_and_is_not_answered()
            throws IOException, InterruptedException {
        int id = client.nextId();
        CompletableFuture<JsonNode> answer = client.ask(id, "tools/call", StdioClient.parameters("sleep", "{}"));
        assertTrue(shop.asleep.await(60, TimeUnit.SECONDS));
        client.send(HttpSession.cancel(id));
        assertTrue(shop.interrupted.await(60, TimeUnit.SECONDS));
        assertUnanswered(answer);
    }

    @Test
    void cancelling_what_does_not_run_changes_nothing() throws IOException {
        client.send(HttpSession.cancel(4711));
        client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\"}");
        client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/cancelled\",\"params\":{\"requestId\":null}}");
        client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/unknown\",\"params\":[]}");
        assertEquals("alive", client.text("echo", "{\"text\":\"alive\"}"));
    }

    private void assertUnanswered(CompletableFuture<JsonNode> answer) throws IOException {
        // If this call were to be answered, its answer would come before those of later calls.
        for (int i = 0; i < 20; i++) {
            assertEquals("alive", client.text("echo", "{\"text\":\"alive\"}"));
        }
        try {
            throw new AssertionError("It was answered: " + answer.get(200, TimeUnit.MILLISECONDS));
        } catch (TimeoutException expected) {
            assertFalse(answer.isDone());
        } catch (Exception unexpected) {
            throw new AssertionError(unexpected);
        }
    }

    @Test
    void what_is_no_message_is_an_error_and_the_server_lives() throws IOException, InterruptedException {
        for (String row : WRONG_MESSAGES.split("\n")) {
            String[] columns = row.split(" +", 3);
            client.send(columns[2]);
            JsonNode answer = client.other();
            String id = answer.has("id") ? answer.get("id").toString() : "-";
            assertEquals(columns[0] + " " + columns[1], id + " " + answer.at("/error/code"), row);
            assertFalse(answer.toString().matches("(?s).*(java\\.|Exception|jackson).*"), answer::toString);
        }
        client.send("");
        client.send("  \r");
        client.send(new byte[] {(byte) 0xff, (byte) 0xfe, 0});
        assertEquals(-32700, client.other().at("/error/code").intValue());
        assertEquals("alive", client.text("echo", "{\"text\":\"alive\"}"));
        // R5.2: the arguments as text.
        assertEquals("as text", client.text("echo", "\"{\\\"text\\\":\\\"as text\\\"}\""));
        assertFalse(client.hasOthers());
    }

    @Test
    void megabytes_of_arguments_are_read_and_more_than_the_limit_is_an_error() throws IOException {
        String large = "x".repeat(10 << 20);
        assertEquals(large, client.text("echo", "{\"text\":\"" + large + "\"}"));
        String tooLarge = "x".repeat(StdioTransport.MOST_BYTES);
        JsonNode answer =
                client.request("tools/call", StdioClient.parameters("echo", "{\"text\":\"" + tooLarge + "\"}"));
        assertEquals(-32600, answer.at("/error/code").intValue(), () -> answer.path("error")
                .toString());
        assertEquals("alive", client.text("echo", "{\"text\":\"alive\"}"));
    }

    @Test
    void arguments_that_are_nested_very_deep_are_an_error() throws IOException {
        for (int levels : List.of(998, 1_000, 1_100, 1_150, 1_300, 10_000, 1_000_000)) {
            String deep = "[".repeat(levels) + "]".repeat(levels);
            JsonNode answer = client.request("tools/call", StdioClient.parameters("echo", "{\"text\":" + deep + "}"));
            assertTrue(
                    answer.has("error") || answer.at("/result/isError").booleanValue(),
                    () -> levels + ": " + answer.toString());
            if (levels <= 1_100) {
                assertTrue(
                        answer.at("/result/content/0/text").textValue().startsWith("Tool echo: "),
                        () -> levels + ": " + answer);
            }
        }
        assertEquals("alive", client.text("echo", "{\"text\":\"alive\"}"));
    }

    @Test
    void a_server_that_cannot_log_to_clients_says_so() throws IOException {
        assertRefused(-32601, client, "logging/setLevel");
    }

    /** Returns a client whose session uses the only revision of the protocol that has batches. */
    private StdioClient ofMarch2025() throws IOException {
        StdioClient other = StdioClient.of(McpTools.of(shop));
        JsonNode answer = other.initialize("2025-03-26");
        assertEquals("2025-03-26", answer.at("/result/protocolVersion").textValue());
        other.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
        return other;
    }

    private static String echo(String id, String text) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":"
                + StdioClient.parameters("echo", "{\"text\":" + StdioClient.JSON.valueToTree(text) + "}") + "}";
    }

    @Test
    void a_batch_is_answered_by_an_array_in_the_revision_that_has_batches() throws Exception {
        try (StdioClient other = ofMarch2025()) {
            other.send(" [" + echo("\"a\"", "]},{[ \u20ac \ud83d\ude00") + " , 17, {\"jsonrpc\":\"2.0\",\"id\":2,"
                    + "\"method\":\"none/such\"},{\"jsonrpc\":\"2.0\",\"method\":\"notifications/unknown\"},"
                    + echo("3", "three") + "]");
            JsonNode answers = other.other();
            assertEquals(4, answers.size(), answers::toString);
            Map<String, JsonNode> byId = new LinkedHashMap<>();
            answers.forEach(answer -> byId.put(answer.path("id").toString(), answer));
            assertEquals(
                    "]},{[ \u20ac \ud83d\ude00",
                    byId.get("\"a\"").at("/result/content/0/text").textValue());
            assertEquals("three", byId.get("3").at("/result/content/0/text").textValue());
            assertEquals(-32601, byId.get("2").at("/error/code").intValue());
            assertEquals(-32600, byId.get("").at("/error/code").intValue());

            for (String wrong : List.of("[]", "[", "[" + echo("1", "x"), "[] trailing", "[}]")) {
                other.send(wrong);
                int code = wrong.equals("[]") ? -32600 : -32700;
                assertEquals(code, other.other().at("/error/code").intValue(), wrong);
            }
            other.send("[{\"jsonrpc\":\"2.0\",\"method\":\"notifications/unknown\"}]");
            assertEquals("alive", other.text("echo", "{\"text\":\"alive\"}"));
            assertFalse(other.hasOthers());
        }
    }

    @Test
    void a_batch_with_a_cancelled_call_is_answered_without_it() throws Exception {
        try (StdioClient other = ofMarch2025()) {
            String waiting = HttpSession.call(70, StdioClient.parameters("wait_long", "{\"whom\":\"you\"}"));
            other.send("[" + waiting + "," + echo("71", "here") + "]");
            assertEquals("you", StdioClient.within(shop.asked));
            other.send(HttpSession.cancel(70));
            JsonNode answers = other.other();
            assertEquals(1, answers.size(), answers::toString);
            assertEquals("here", answers.at("/0/result/content/0/text").textValue());
        }
    }

    @Test
    void a_server_whose_output_is_closed_ends_at_once_if_no_call_runs() throws Exception {
        Pipe in = Pipe.open();
        Pipe out = Pipe.open();
        Thread server = new Thread(() -> McpTools.of(shop)
                .serve("shop", "1.0", Channels.newInputStream(in.source()), Channels.newOutputStream(out.sink())));
        server.setDaemon(true);
        server.start();
        StdioClient other = new StdioClient(Channels.newInputStream(out.source()), Channels.newOutputStream(in.sink()));
        other.initialize();
        assertEquals("alive", other.text("echo", "{\"text\":\"alive\"}"));
        out.source().close();
        // Its answers are written by another thread than the one that reads. The first can still fit into the pipe, as
        // long as the client's blocked read keeps the pipe open; later ones cannot be sent.
        for (int id = 5; id < 105 && server.isAlive(); id++) {
            other.send(echo(Integer.toString(id), "lost"));
            server.join(50);
        }
        assertFalse(server.isAlive());
        other.close();
    }

    @Test
    void a_server_ends_at_once_after_requests_of_a_client_that_never_says_it_is_initialized() throws Exception {
        StdioClient other = StdioClient.of(McpTools.of(shop));
        other.initialize("2025-11-25");
        assertRefused(-32600, other, "tools/list");
        assertEquals("{}", other.request("ping", null).path("result").toString());
        other.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/unknown\"}");
        long start = System.nanoTime();
        other.close();
        assertTrue(System.nanoTime() - start < TimeUnit.SECONDS.toNanos(5));
    }

    @Test
    void what_is_asked_before_initialization_is_an_error_except_ping() throws IOException {
        try (StdioClient other = StdioClient.of(McpTools.of(shop))) {
            assertRefused(-32600, other, "tools/list");
            assertRefused(-32600, other, "tools/call");
            // Clients of the next revision of the protocol send this first, and fall back.
            assertRefused(-32601, other, "server/discover");
            assertEquals("{}", other.request("ping", null).path("result").toString());
            other.initialize();
            assertEquals("alive", other.text("echo", "{\"text\":\"alive\"}"));
        }
    }

    @Test
    void calls_that_run_when_the_client_closes_its_end_are_answered() throws Exception {
        StdioClient other = StdioClient.initialized(McpTools.of(shop));
        CompletableFuture<JsonNode> answer =
                other.ask(other.nextId(), "tools/call", StdioClient.parameters("wait_long", "{\"whom\":\"you\"}"));
        StdioClient.within(shop.asked);
        CompletableFuture.delayedExecutor(300, TimeUnit.MILLISECONDS).execute(() -> shop.waiting.complete("done"));
        other.close();
        assertEquals("done", answer.getNow(null).at("/result/content/0/text").textValue());
    }

    @Test
    void a_message_in_two_pieces_is_one_message() throws IOException, InterruptedException {
        int id = client.nextId();
        String message = echo(Integer.toString(id), "\u20ac") + "\n";
        byte[] bytes = message.getBytes(StandardCharsets.UTF_8);
        // Splits the message inside the character's three bytes.
        int middle = message.indexOf('\u20ac') + 1;
        client.sendPiece(Arrays.copyOf(bytes, middle));
        Thread.sleep(100);
        client.sendPiece(Arrays.copyOfRange(bytes, middle, bytes.length));
        assertEquals("\u20ac", client.other().at("/result/content/0/text").textValue());
    }
}
