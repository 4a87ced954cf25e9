package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotNull;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.copilottool.mcp.shop.FormTools;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Tests of classes as arguments over MCP: they are read by the rules of records. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
@Tag("R5.7")
class ClassArgumentsTest {
    private static final ObjectMapper JSON = new ObjectMapper();

    private StdioClient client;

    @BeforeEach
    void connect() throws IOException {
        client = StdioClient.initialized(McpTools.of(new FormTools()));
    }

    @AfterEach
    void close() throws Exception {
        client.close();
    }

    private void assertRefused(String tool, String arguments, String... problems) throws IOException {
        JsonNode result = client.call(tool, arguments);
        assertTrue(result.path("isError").booleanValue(), arguments);
        String text = "Tool " + tool + ":"
                + (problems.length == 1 ? " " + problems[0] : "\n- " + String.join("\n- ", problems));
        assertEquals(text, result.at("/content/0/text").textValue());
    }

    @Test
    void all_wrong_properties_of_a_class_are_reported() throws IOException {
        assertRefused(
                "form",
                "{\"form\":{\"active\":1,\"grade\":\"ab\",\"byColor\":{\"BLUE\":1},\"tags\":[\"a\",null],\"name\":5}}",
                "argument 'form.active' must be true or false, but was 1.",
                "argument 'form.grade' must be a single character, but was \"ab\".",
                "the key \"BLUE\" of argument 'form.byColor' must be one of \"RED\", \"GREEN\", but was \"BLUE\".",
                "argument 'form.tags[1]' is required.",
                "argument 'form.name' must be a string, but was 5.");
        assertRefused(
                "box",
                "{\"box\":{\"form\":{\"active\":1},\"other\":{\"inner\":[],\"name\":5}}}",
                "argument 'box.form.active' must be true or false, but was 1.",
                "argument 'box.other.inner' must be an object, but was [].",
                "argument 'box.other.name' must be a string, but was 5.");
        assertRefused("form", "{\"form\":\"zz\"}", "argument 'form' must be an object, but was \"zz\".");
    }

    @Test
    void texts_numbers_and_null_in_free_json_are_read() throws IOException {
        assertEquals(
                "n 1 12345678901234567890.12 {a=null, b=[null]} {c=null}",
                client.text(
                        "form",
                        "{\"form\":{\"name\":\"n\",\"parts\":\"[1.5]\",\"amount\":12345678901234567890.12,"
                                + "\"free\":{\"a\":null,\"b\":[null]},\"nodes\":{\"c\":null}}}"));
        assertEquals(
                "n 1 12345678901234567890.12 null null",
                client.text(
                        "form",
                        "{\"form\":\"{\\\"name\\\":\\\"n\\\",\\\"parts\\\":[1.5],\\\"amount\\\":12345678901234567890.12}\"}"));
    }

    /** R5.8: the heap would be full if each number were written out. */
    @Test
    @Timeout(300)
    @Tag("R5.8")
    void thousands_of_large_numbers_fit_into_a_small_heap() throws Exception {
        String numbers = "[" + "1e99999,".repeat(3_999) + "1e99999]";
        List<String> lines = new ArrayList<>(List.of(
                "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-11-25\","
                        + "\"capabilities\":{},\"clientInfo\":{\"name\":\"test\",\"version\":\"1\"}}}",
                "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}"));
        for (String property : List.of("decimals", "integers", "free", "doubles")) {
            lines.add("{\"jsonrpc\":\"2.0\",\"id\":" + lines.size() + ",\"method\":\"tools/call\",\"params\":"
                    + StdioClient.parameters("numbers", "{\"numbers\":{\"" + property + "\":" + numbers + "}}") + "}");
        }
        lines.add("{\"jsonrpc\":\"2.0\",\"id\":" + lines.size() + ",\"method\":\"ping\"}");
        List<String> command = new ArrayList<>(ServerProcess.command(FormTools.class.getName()));
        command.add(1, "-Xmx512m");
        Process server = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        // The client stays until all is answered: a server gives up calls when its client is gone.
        try (OutputStream to = server.getOutputStream();
                BufferedReader from =
                        new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8))) {
            to.write((String.join("\n", lines) + "\n").getBytes(StandardCharsets.UTF_8));
            to.flush();
            Set<Integer> waiting = new TreeSet<>(Set.of(0, 2, 3, 4, 5, 6));
            while (!waiting.isEmpty()) {
                String line = from.readLine();
                assertNotNull(line, () -> "The server has ended without answers to " + waiting);
                JsonNode answer = JSON.readTree(line);
                assertTrue(answer.has("result"), line);
                waiting.remove(answer.path("id").asInt());
            }
        } finally {
            server.destroyForcibly();
        }
    }
}
