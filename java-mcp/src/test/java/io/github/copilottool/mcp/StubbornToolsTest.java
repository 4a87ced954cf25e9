package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolInvocation;
import io.github.copilottool.mcp.shop.StubbornTools;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Calls beside tools that do not cooperate. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class StubbornToolsTest {
    private static final int LINES = 20_000;
    private static final String CALL_AGAIN =
            " was not called, because too many calls are running. Call it again later.";

    private final StubbornTools tools = new StubbornTools();

    @AfterEach
    void release() {
        tools.released.countDown();
    }

    private static CompletableFuture<JsonNode> ask(StdioClient client, String tool) throws IOException {
        return client.ask(client.nextId(), "tools/call", StdioClient.parameters(tool, "{}"));
    }

    private static String text(CompletableFuture<JsonNode> answer) {
        return StdioClient.within(answer).at("/result/content/0/text").textValue();
    }

    @Test
    void all_lines_are_answered_once_beside_tools_that_do_not_end() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools))) {
            List<CompletableFuture<JsonNode>> stubborn = new ArrayList<>();
            for (int i = 0; i < 30; i++) {
                stubborn.add(ask(client, "ignore_interrupts"));
            }
            tools.begun.acquire(30);
            client.send(HttpSession.cancel(client.nextId() - 1));
            List<CompletableFuture<JsonNode>> answers = new ArrayList<>();
            for (int i = 0; i < LINES; i++) {
                answers.add(ask(client, "take_nothing"));
            }
            for (CompletableFuture<JsonNode> each : answers) {
                assertEquals("nothing", text(each));
            }
            assertFalse(client.hasOthers());
            tools.released.countDown();
            for (CompletableFuture<JsonNode> each : stubborn.subList(0, 29)) {
                assertEquals("released", text(each));
            }
        }
    }

    @Test
    void what_depends_on_a_cancelled_future_delays_no_other_message() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools))) {
            int id = client.nextId();
            client.ask(id, "tools/call", StdioClient.parameters("occupy", "{}"));
            tools.begun.acquire();
            client.send(HttpSession.cancel(id));
            assertEquals("nothing", client.text("take_nothing", null));
            tools.released.countDown();
        }
    }

    @Test
    void what_depends_on_a_future_that_takes_too_long_delays_no_other_timeout() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools).limit(Duration.ofMillis(100), 10, 10))) {
            assertEquals("Tool occupy took longer than 0 seconds.", text(ask(client, "occupy")));
            assertEquals("Tool occupy took longer than 0 seconds.", text(ask(client, "occupy")));
        }
    }

    @Test
    void a_call_that_ignores_its_interrupt_is_answered_in_time_and_keeps_its_place() throws Exception {
        BlockingQueue<ToolInvocation> overdue = new LinkedBlockingQueue<>();
        McpTools limited = McpTools.of(tools).limit(Duration.ofMillis(100), 1, 1, overdue::add);
        try (StdioClient client = StdioClient.initialized(limited)) {
            assertEquals("Tool ignore_interrupts took longer than 0 seconds.", text(ask(client, "ignore_interrupts")));
            assertEquals("ignore_interrupts", overdue.take().getToolName());
            assertEquals("Tool take_nothing" + CALL_AGAIN, client.text("take_nothing", null));
            tools.released.countDown();
            String text = "";
            while (!text.equals("nothing")) {
                text = client.text("take_nothing", null);
            }
            assertFalse(client.hasOthers());
            assertEquals(0, RunningCall.count());
        }
    }

    @Test
    void a_place_is_taken_until_what_depends_on_the_cancelled_future_has_ended() throws Exception {
        McpTools limited = McpTools.of(tools).limit(Duration.ofMillis(100), 1, 1);
        try (StdioClient client = StdioClient.initialized(limited)) {
            assertEquals("Tool occupy took longer than 0 seconds.", text(ask(client, "occupy")));
            assertEquals("Tool take_nothing" + CALL_AGAIN, client.text("take_nothing", null));
        }
    }

    @Test
    void a_result_that_is_too_long_is_a_failure() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools).maxResultSize(100))) {
            assertEquals("x".repeat(100), client.text("write", "{\"length\":100}"));
            assertEquals(
                    "{\"content\":[{\"type\":\"text\",\"text\":\"Tool write returned 101 bytes of text, and at most"
                            + " 100 are allowed. Ask for less, for instance for a smaller part.\"}],\"isError\":true}",
                    client.call("write", "{\"length\":101}").toString());
        }
        assertThrows(IllegalArgumentException.class, () -> McpTools.of(tools).maxResultSize(0));
    }

    @Test
    void a_pinned_tool_has_the_hash_of_its_definition() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools).pinned())) {
            for (JsonNode tool : client.request("tools/list", null).at("/result/tools")) {
                JsonNode definition = StdioClient.JSON
                        .createObjectNode()
                        .put("name", tool.path("name").textValue())
                        .put("description", tool.path("description").textValue())
                        .set("parameters", tool.path("inputSchema"));
                assertEquals(
                        Json.sha256(definition),
                        tool.at("/_meta/io.github.copilottool~1sha256").textValue());
            }
        }
        assertEquals(
                "44136fa355b3678a1146ad16f7e8649e94fb4fc21fe77e8310c060f61caaff8a",
                Json.sha256(StdioClient.JSON.createObjectNode()));
    }

    @Test
    void arguments_may_be_a_blank_text() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools))) {
            for (String blank : List.of("\"\"", "\" \\n\"")) {
                assertEquals("nothing", client.text("take_nothing", blank));
                assertEquals("Tool take_any: argument 'value' is required.", client.text("take_any", blank));
            }
        }
    }

    /** With the documented dependencies there is no validator of schemas. */
    @Test
    void a_tool_asks_the_user_without_a_validator_of_schemas() throws Exception {
        Process server = new ProcessBuilder(
                        ServerProcess.command(ServerProcess.WITHOUT_JACKSON_3, StubbornTools.class.getName()))
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        try (StdioClient client = new StdioClient(server.getInputStream(), server.getOutputStream())) {
            client.request(
                    "initialize",
                    "{\"protocolVersion\":\"2025-11-25\",\"capabilities\":{\"elicitation\":{}},"
                            + "\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}");
            client.send("{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}");
            CompletableFuture<JsonNode> answer = ask(client, "ask_for_colour");
            JsonNode question = client.other();
            assertEquals("elicitation/create", question.path("method").textValue(), question::toString);
            client.send("{\"jsonrpc\":\"2.0\",\"id\":" + question.path("id")
                    + ",\"result\":{\"action\":\"accept\",\"content\":{\"colour\":\"red\"}}}");
            assertEquals("{colour=red}", text(answer));
        }
        assertEquals(0, server.waitFor());
    }

    @Test
    void a_server_without_a_timeout_waits() throws Exception {
        try (StdioClient client = StdioClient.initialized(McpTools.of(tools))) {
            CompletableFuture<JsonNode> answer = ask(client, "ignore_interrupts");
            tools.begun.acquire();
            assertFalse(answer.isDone());
            tools.released.countDown();
            assertTrue(text(answer).equals("released"));
        }
    }
}
