package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.copilottool.mcp.MessageLimits.ExceededException;
import io.github.copilottool.mcp.MessageLimits.Reservation;
import io.github.copilottool.mcp.shop.StubbornTools;
import io.modelcontextprotocol.spec.McpSchema;
import io.modelcontextprotocol.spec.McpSchema.CallToolRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Messages that cost more than they seem to. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MessageLimitsTest {
    /** 4 MB with 1.33 million objects. */
    private static final String OBJECTS = "[" + "{},".repeat(1_333_332) + "{}]";

    private static String call(int id, String tool, String arguments) {
        return HttpSession.call(id, StdioClient.parameters(tool, arguments));
    }

    private static long needed(MessageLimits limits, String message) throws Exception {
        long most = 0;
        try (Reservation reserved = limits.reserve(message, Duration.ZERO)) {
            most = reserved.bytes();
        }
        return most;
    }

    private static String refusal(MessageLimits limits, String message) {
        return assertThrows(ExceededException.class, () -> limits.reserve(message, Duration.ZERO))
                .json();
    }

    @Test
    void a_message_with_too_many_values_is_refused_by_its_id() {
        MessageLimits limits = new MessageLimits(1L << 30, 5_000);
        String refused =
                "{\"jsonrpc\":\"2.0\",\"id\":7,\"error\":{\"code\":-32600,\"message\":\"The message has more than"
                        + " 5000 values.\"}}";
        String values = "[" + "1000,".repeat(5_000) + "1]";
        assertEquals(refused, refusal(limits, call(7, "take_any", "{\"value\":" + values + "}")));
        assertEquals(refused, refusal(limits, call(7, "take_any", "\"{\\\"value\\\":" + values + "}\"")));
        assertEquals(refused, refusal(limits, "{\"params\":{\"p\":" + values + "},\"id\":7}"));
    }

    @Test
    void a_message_that_needs_too_much_memory_is_refused() {
        MessageLimits limits = new MessageLimits(1 << 20, 2_000_000);
        for (String large : List.of(
                "{},".repeat(20_000),
                "[],".repeat(20_000),
                "[{\"a\":[{\"b\":{}}]}],".repeat(3_000),
                "\"" + "x".repeat(1 << 20) + "\",",
                "1.5,".repeat(20_000),
                "9".repeat(900).concat(",").repeat(1_500))) {
            assertTrue(
                    refusal(limits, "{\"id\":\"a\",\"params\":[" + large + "1]}")
                            .contains(
                                    "\"id\":\"a\",\"error\":{\"code\":-32600,\"message\":\"The message needs more than"
                                            + " 1 MB of memory.\"}"),
                    large.substring(0, 20));
        }
        StringBuilder names = new StringBuilder("{");
        for (int i = 0; i < 10_000; i++) {
            names.append("\"name").append(i).append("\":0,");
        }
        assertTrue(refusal(limits, names.append("\"id\":1}").toString()).contains("needs more"));
    }

    @Test
    void memory_is_free_again_after_a_message() throws Exception {
        MessageLimits limits = new MessageLimits(4 << 20, 2_000_000);
        String message = "{\"id\":1,\"params\":[" + "{},".repeat(30_000) + "1]}";
        Reservation first = limits.reserve(message, Duration.ZERO);
        ExceededException busy = assertThrows(ExceededException.class, () -> limits.reserve(message, Duration.ZERO));
        assertTrue(busy.isBusy());
        assertTrue(busy.json().contains("\"id\":1,"), busy::json);
        limits.reserve("{}", Duration.ZERO).close();
        first.close();
        first.close();
        limits.reserve(message, Duration.ZERO).close();
    }

    @Test
    void damaged_messages_need_memory_for_what_precedes_the_damage() throws Exception {
        MessageLimits limits = new MessageLimits(1L << 30, 2_000_000);
        String objects = "{\"p\":[" + "{},".repeat(100_000);
        assertTrue(needed(limits, objects) > 8_000_000);
        assertTrue(needed(limits, objects + "nope") > 8_000_000);
    }

    @Test
    void a_message_is_one_tree() throws Exception {
        ExactMapper mapper = new ExactMapper(MessageLimits.NONE);
        JSONRPCRequest request = (JSONRPCRequest)
                McpSchema.deserializeJsonRpcMessage(mapper, call(1, "take_any", "{\"value\":[{\"a\":1.50}]}"));
        CallToolRequest call = mapper.convertValue(request.params(), CallToolRequest.class);
        Arguments arguments = (Arguments) call.arguments();
        assertEquals("{\"value\":[{\"a\":1.50}]}", arguments.tree().toString());
        assertEquals("{value=[{a=1.50}]}", arguments.toString());
        assertEquals(Map.copyOf(arguments), arguments);
        assertEquals(1, ExactMapper.callId(call));
    }

    /** Compares estimates with the memory of trees. */
    @Test
    void the_estimate_is_no_less_than_what_a_tree_takes() throws Exception {
        MessageLimits limits = new MessageLimits(1L << 33, 20_000_000);
        for (String part : List.of(
                "{}",
                "[]",
                "{\"\":0}",
                "[1000]",
                "{\"a\":{\"b\":[1.25,null]}}",
                "\"\"",
                "\"text\"",
                "123456",
                "1.5e3",
                "12345678901234567890123")) {
            String text = "[" + (part + ",").repeat(100_000) + "1]";
            long before = used();
            JsonNode tree = Json.EXACT.readTree(text);
            long taken = used() - before;
            assertEquals(100_001, tree.size());
            assertTrue(needed(limits, text) + 200_000 > taken, () -> part + " takes " + taken);
        }
    }

    private static long used() {
        long least = Long.MAX_VALUE;
        for (int i = 0; i < 3; i++) {
            System.gc();
            Runtime runtime = Runtime.getRuntime();
            least = Math.min(least, runtime.totalMemory() - runtime.freeMemory());
        }
        return least;
    }

    /** Starts a server with a heap of some megabytes, sends it lines, and returns their answers. */
    private static List<JsonNode> answers(int heap, List<String> lines) throws Exception {
        List<String> command = new ArrayList<>(ServerProcess.command(StubbornTools.class.getName()));
        command.add(1, "-Xmx" + heap + "m");
        Process server = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (StdioClient client = new StdioClient(server.getInputStream(), server.getOutputStream())) {
            client.initialize();
            List<CompletableFuture<JsonNode>> answers = new ArrayList<>();
            for (String each : lines) {
                int id = client.nextId();
                answers.add(client.expect(id));
                client.send(each.replaceFirst("\"id\":0", "\"id\":" + id));
            }
            List<JsonNode> all =
                    new ArrayList<>(answers.stream().map(StdioClient::within).toList());
            assertEquals("nothing", client.text("take_nothing", null));
            assertFalse(client.hasOthers());
            return all;
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {256, 512})
    void a_server_survives_messages_of_a_million_objects(int heap) throws Exception {
        List<String> lines = new ArrayList<>();
        for (int i = 0; i < (heap == 256 ? 1 : 4); i++) {
            lines.add(call(0, "take_any", "{\"value\":" + OBJECTS + "}"));
            lines.add(call(0, "take_nothing", "{\"value\":" + OBJECTS + "}"));
            lines.add("{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"ping\",\"params\":{\"value\":" + OBJECTS + "}}");
            lines.add(call(0, "take_any", "\"{\\\"value\\\":" + OBJECTS + "}\""));
        }
        for (JsonNode each : answers(heap, lines)) {
            assertTrue(each.has("result") || each.has("error"), each::toString);
        }
    }

    @Test
    void an_honest_call_with_many_rows_is_answered() throws Exception {
        String row = "[" + "12345,".repeat(19) + "12345]";
        String rows = "{\"rows\":[" + (row + ",").repeat(49_999) + row + "]}";
        JsonNode answer = answers(512, List.of(call(0, "count_values", rows))).get(0);
        assertEquals("1000000", answer.at("/result/content/0/text").textValue(), answer::toString);
    }
}
