package io.github.copilottool.mcp;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import io.github.copilottool.mcp.ServerProcess.Ended;
import io.github.copilottool.mcp.shop.MisspeltTools;
import io.github.copilottool.mcp.shop.PrintingTools;
import io.github.copilottool.mcp.shop.ShopTools;
import io.github.copilottool.mcp.shop.StaticTools;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.DisplayNameGeneration;
import org.junit.jupiter.api.DisplayNameGenerator;
import org.junit.jupiter.api.Test;

/** Tests of the command-line server, in a separate JVM. */
@DisplayNameGeneration(DisplayNameGenerator.ReplaceUnderscores.class)
class MainTest {
    private static final String INITIALIZE =
            """
            {"jsonrpc":"2.0","id":0,"method":"initialize","params":{"protocolVersion":"2025-06-18","capabilities":{},\
            "clientInfo":{"name":"test","version":"1"}}}
            {"jsonrpc":"2.0","method":"notifications/initialized"}
            """;

    private static String call(int id, String tool) {
        return "{\"jsonrpc\":\"2.0\",\"id\":" + id + ",\"method\":\"tools/call\",\"params\":{\"name\":\"" + tool
                + "\"}}\n";
    }

    /** Returns the answers by their ids; each line of the output is an answer. */
    private static Map<Integer, JsonNode> answers(Ended ended) throws Exception {
        Map<Integer, JsonNode> answers = new TreeMap<>();
        for (String line : ended.out().lines().toList()) {
            JsonNode answer = StdioClient.JSON.readTree(line);
            answers.put(answer.path("id").intValue(), answer);
        }
        return answers;
    }

    @Test
    void what_tools_print_goes_to_standard_error_and_they_read_nothing() throws Exception {
        Ended ended = ServerProcess.run(
                ServerProcess.command(PrintingTools.class.getName()), INITIALIZE + call(1, "print") + call(2, "read"));
        Map<Integer, JsonNode> answers = answers(ended);
        assertEquals(0, ended.code(), ended::err);
        assertEquals(3, answers.size(), ended::out);
        assertEquals(
                "{\"name\":\"PrintingTools\",\"version\":\"0\"}",
                answers.get(0).at("/result/serverInfo").toString());
        assertEquals("printed", answers.get(1).at("/result/content/0/text").textValue());
        assertEquals("-1", answers.get(2).at("/result/content/0/text").textValue());
        for (String printed :
                List.of("from the static initializer", "from the constructor", "{\"from\": \"the tool\"}")) {
            assertTrue(ended.err().contains(printed), ended::err);
        }
    }

    @Test
    void several_classes_with_a_name_and_a_version() throws Exception {
        Ended ended = ServerProcess.run(
                ServerProcess.command(
                        "--name", "both", "--version", "7", ShopTools.class.getName(), StaticTools.class.getName()),
                INITIALIZE + call(1, "hello") + call(2, "fail"));
        Map<Integer, JsonNode> answers = answers(ended);
        assertEquals(
                "{\"name\":\"both\",\"version\":\"7\"}",
                answers.get(0).at("/result/serverInfo").toString());
        assertEquals("Hello", answers.get(1).at("/result/content/0/text").textValue());
        // The exception is shown to the person who runs the server, but not to the client.
        assertTrue(ended.err().contains("Tool fail failed.") && ended.err().contains("secret"), ended::err);
        assertTrue(!ended.out().contains("secret"), ended::out);
    }

    @Test
    void an_unknown_hint_is_a_warning_at_start_and_the_tool_is_served() throws Exception {
        Ended ended =
                ServerProcess.run(ServerProcess.command(MisspeltTools.class.getName()), INITIALIZE + call(1, "hello"));
        assertTrue(
                ended.err()
                        .contains(
                                "Tool hello: its metadata 'mcp' has the unknown flag 'readonlyHint', which is ignored;"
                                        + " known are readOnlyHint, destructiveHint, idempotentHint, openWorldHint."),
                ended::err);
        assertEquals("Hello", answers(ended).get(1).at("/result/content/0/text").textValue(), ended::err);
    }

    @Test
    void jackson_3_and_the_schema_validator_are_not_needed() throws Exception {
        Ended ended = ServerProcess.run(
                ServerProcess.command(ServerProcess.WITHOUT_JACKSON_3, StaticTools.class.getName()),
                INITIALIZE + call(1, "hello"));
        assertEquals("Hello", answers(ended).get(1).at("/result/content/0/text").textValue(), ended::err);
    }

    @Test
    void a_command_line_that_is_wrong_is_refused() throws Exception {
        assertRefused(2, "Say which classes to serve. --help explains the command.");
        assertRefused(2, "There is no option --nane. --help explains the command.", "--nane", "x");
        assertRefused(2, "The option --name needs a value. --help explains the command.", "--name");
        assertRefused(1, "There is no class com.example.None on the class path.", "com.example.None");
        assertRefused(
                1,
                "Several tools have the same name: 'hello' of " + StaticTools.class.getName() + " and "
                        + StaticTools.class.getName() + ".",
                StaticTools.class.getName(),
                StaticTools.class.getName());
        Ended help = ServerProcess.run(ServerProcess.command("--help"), "");
        assertEquals(0, help.code());
        assertEquals(Main.HELP, help.out());
    }

    private static void assertRefused(int code, String message, String... arguments) throws Exception {
        Ended ended = ServerProcess.run(ServerProcess.command(arguments), INITIALIZE);
        assertEquals(code, ended.code(), ended::err);
        assertEquals(message, ended.err().strip());
        assertEquals("", ended.out());
    }
}
