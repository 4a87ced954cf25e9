package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tests of the lines that recorded tools write. */
class RecordedCallsTest {
    private static final ObjectMapper MAPPER = new ObjectMapper();

    @TempDir
    Path folder;

    private static ToolDefinition tool(ToolHandler handler) {
        return ToolDefinition.create("echo", "Echoes.", Map.of("type", "object"), handler);
    }

    private static CompletableFuture<Object> completed(Object value) {
        return CompletableFuture.completedFuture(value);
    }

    private static ToolDefinition echo() {
        return tool(call -> completed(call.getArguments()));
    }

    private static ToolInvocation call(String arguments) {
        try {
            return new ToolInvocation().setArguments(MAPPER.readTree(arguments));
        } catch (JsonProcessingException e) {
            throw new IllegalArgumentException(e);
        }
    }

    private static JsonNode json(String line) {
        try {
            return MAPPER.readTree(line);
        } catch (JsonProcessingException e) {
            throw new AssertionError(line, e);
        }
    }

    /** Returns the line of one call, without its time and duration, which are checked. */
    private static String line(ToolDefinition tool, String arguments, String... leftOut) {
        List<String> lines = new ArrayList<>();
        ToolHandler handler =
                RecordedCalls.of(List.of(tool), lines::add, leftOut).get(0).handler();
        try {
            handler.invoke(call(arguments));
        } catch (IllegalStateException thrown) {
            // The line says so.
        }
        assertEquals(1, lines.size());
        ObjectNode line = (ObjectNode) json(lines.get(0));
        Instant.parse(line.remove("time").textValue());
        assertTrue(line.remove("millis").isIntegralNumber());
        return line.toString();
    }

    @Test
    void a_line_has_the_tool_the_arguments_and_the_result() {
        assertEquals(
                "{\"tool\":\"echo\",\"arguments\":{\"text\":\"a\\nb\",\"n\":1.5},\"result\":\"success\"}",
                line(echo(), "{\"text\": \"a\\nb\", \"n\": 1.5}"));
        assertEquals("{\"tool\":\"echo\",\"arguments\":{},\"result\":\"success\"}", line(echo(), "null"));
        assertEquals("{\"tool\":\"echo\",\"arguments\":\"{}\",\"result\":\"failure\"}", line(textual(), "\"{}\""));
    }

    private static ToolDefinition textual() {
        return tool(call -> completed(ToolResultObject.failure("No.", "no")));
    }

    static Stream<Arguments> ends() {
        return Stream.of(
                Arguments.of("success", echo()),
                Arguments.of("failure", textual()),
                Arguments.of("error", tool(call -> completed(ToolResultObject.error("Broken.", "broken")))),
                Arguments.of("failure", tool(call -> CompletableFuture.failedFuture(new IllegalStateException()))),
                Arguments.of("error", tool(call -> {
                    throw new IllegalStateException("secret");
                })),
                Arguments.of("error", tool(call -> null)));
    }

    @ParameterizedTest
    @MethodSource("ends")
    void each_end_of_a_call_has_its_result_type(String result, ToolDefinition tool) {
        assertEquals("{\"tool\":\"echo\",\"arguments\":{},\"result\":\"" + result + "\"}", line(tool, "{}"));
    }

    @Test
    void names_are_left_out_at_any_depth() {
        String arguments = "{\"user\": {\"name\": \"Ada\", \"password\": \"s1\", \"my pin\": {\"pin\": 1}}, \"all\":"
                + " [[{\"password\": {\"x\": 1}}]], \"password\": \"s2\", \"text\": \" {\\\"a\\\":"
                + " [{\\\"password\\\": \\\"s3\\\"}]}\", \"other\": \"my password\"}";
        assertEquals(
                "{\"tool\":\"echo\",\"arguments\":{\"user\":{\"name\":\"Ada\",\"my"
                        + " pin\":{}},\"all\":[[{}]],\"text\":\"{\\\"a\\\":[{}]}\",\"other\":\"my"
                        + " password\"},\"omitted\":[\"user.password\",\"user[\\\"my"
                        + " pin\\\"].pin\",\"all[][].password\",\"password\",\"text.a[].password\"],"
                        + "\"result\":\"success\"}",
                line(echo(), arguments, "password", "password", "pin"));
    }

    @Test
    @Tag("R5.12")
    void secrets_are_left_out_under_every_name_and_in_every_form() throws JsonProcessingException {
        Map<String, Object> schema = MAPPER.readValue(
                """
                {"type": "object", "properties": {
                  "user": {"type": "string"},
                  "login": {"type": "object", "properties": {"password": {"type": "string", "writeOnly": true}}},
                  "logins": {"type": "array", "items": {"properties": {"password": {"format": "password"}}}},
                  "keys": {"type": "object", "additionalProperties": {"writeOnly": true}},
                  "pin": {"$ref": "#/$defs/Pin"}},
                 "$defs": {"Pin": {"anyOf": [{"type": "integer", "writeOnly": true}, {"type": "null"}]}}}""",
                new TypeReference<Map<String, Object>>() {});
        ToolDefinition tool = ToolDefinition.create("echo", "Echoes.", schema, call -> completed("done"));
        assertEquals(
                "{\"tool\":\"echo\",\"arguments\":{\"user\":\"ann\",\"login\":{},\"logins\":[{}]},\"omitted\":"
                        + "[\"login.password\",\"login.other\",\"logins[].password\",\"keys\",\"pin\",\"pass\"],"
                        + "\"result\":\"success\"}",
                line(
                        tool,
                        "{\"user\": \"ann\", \"login\": {\"password\": \"s1\", \"other\": \"s2\"}, \"logins\":"
                                + " [{\"password\": \"s3\"}], \"keys\": {\"a\": \"s4\"}, \"pin\": 5, \"pass\": \"s6\"}"));
        assertEquals(
                "{\"tool\":\"echo\",\"arguments\":{\"user\":\"ann\"},\"omitted\":[\"login\",\"logins\"],"
                        + "\"result\":\"success\"}",
                line(tool, "{\"user\": \"ann\", \"login\": \"s1\", \"logins\": [\"s2\", {}]}"));
    }

    @Test
    void no_escape_and_no_name_hides_a_name() {
        for (String text : List.of(
                "{\"card\\/cvc\":\"SECRET\"}",
                "{\"card\\u002fcvc\":\"SECRET\"}",
                "{\"a\":\"{\\\"card\\\\/cvc\\\":\\\"SECRET\\\"}\"}",
                "{\"a\\\"b\":\"SECRET\"}",
                "{\"a\\\\b\":\"SECRET\"}",
                "{\"a\\tb\":\"SECRET\"}",
                "{\"card\\/cvc\":\"SECRET\", \"n\": 1e99999999999}")) {
            String line = line(
                    echo(),
                    MAPPER.createObjectNode().put("text", text).put(text, 1).toString(),
                    "card/cvc",
                    "a\"b",
                    "a\\b",
                    "a\tb");
            assertFalse(line.contains("SECRET"), line);
        }
        String path = "{\"text\":\"C:\\\\new {a}\"}";
        assertTrue(line(echo(), path, "card/cvc").contains("\"arguments\":" + path));
    }

    @Test
    void only_its_owner_can_read_a_new_file() throws IOException {
        Path file = folder.resolve("calls.jsonl");
        RecordedCalls.of(List.of(echo()), file);
        if (file.getFileSystem().supportedFileAttributeViews().contains("posix")) {
            assertEquals("rw-------", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
        }
    }

    @Test
    void a_text_that_has_a_name_and_cannot_be_read_is_left_out_as_a_whole() {
        for (String secret : List.of(
                "{\"pin\": 1,}",
                "{'pin': 1}",
                "\ufeff{\"pin\": 1}",
                "/* */ {\"pin\": 1}",
                "{pin: 1}",
                "{\"p\\u0069n\": 1,}",
                "\"{\\\"pin\\\": 1}\"")) {
            String arguments =
                    MAPPER.createObjectNode().put("a", "{b,}").put("b", secret).toString();
            assertEquals(
                    "{\"tool\":\"echo\",\"arguments\":{\"a\":\"{b,}\"},\"omitted\":[\"b\"],\"result\":\"success\"}",
                    line(echo(), arguments, "pin"));
        }
        assertEquals(
                "{\"tool\":\"echo\",\"arguments\":{\"a\":[\"{\\\"a\\\":1}\"]},\"omitted\":[\"a[]\"],\"result\":\"success\"}",
                line(echo(), "{\"a\": [\"{pin: 1}\", \"{\\\"a\\\": {\\\"pin\\\": 1}, \\\"a\\\": 1}\"]}", "pin"));
    }

    @Test
    void arguments_of_any_depth_change_no_call() {
        JsonNode deep = MAPPER.createObjectNode();
        for (int i = 0; i < 100_000; i++) {
            deep = MAPPER.createObjectNode().set("a", deep);
        }
        for (String[] leftOut : new String[][] {{}, {"pin"}}) {
            List<String> lines = new ArrayList<>();
            ToolDefinition tool = tool(call -> completed("done"));
            Object answer = RecordedCalls.of(List.of(tool), lines::add, leftOut)
                    .get(0)
                    .handler()
                    .invoke(new ToolInvocation().setArguments(deep))
                    .join();
            assertEquals("done", answer);
            assertTrue(json(lines.get(0)).get("arguments").isNull(), lines.get(0));
        }
    }

    @Test
    void a_line_is_written_when_the_future_completes() {
        CompletableFuture<Object> future = new CompletableFuture<>();
        List<String> lines = new ArrayList<>();
        ToolHandler handler = RecordedCalls.of(List.of(tool(call -> future)), lines::add)
                .get(0)
                .handler();
        assertSame(future, handler.invoke(call("{}")));
        assertEquals(List.of(), lines);
        future.complete("done");
        assertEquals(1, lines.size());
    }

    @Test
    void what_a_tool_does_to_its_arguments_is_not_recorded() {
        ToolDefinition tool = tool(call -> {
            ((ObjectNode) call.getArgumentsAs(JsonNode.class)).removeAll();
            return completed("done");
        });
        assertEquals("{\"tool\":\"echo\",\"arguments\":{\"a\":1},\"result\":\"success\"}", line(tool, "{\"a\": 1}"));
    }

    @Test
    void definitions_differ_in_their_handlers_only() {
        Map<String, Object> schema = Map.of("type", "object");
        Map<String, Object> metadata = Map.of("k", "v");
        ToolHandler handler = call -> completed("done");
        List<ToolDefinition> copies = RecordedCalls.of(
                List.of(
                        new ToolDefinition("t", "d", schema, handler, true, true, ToolDefer.AUTO, metadata, true),
                        new ToolDefinition("n", "d", Map.of(), null, null, null, null)),
                line -> {});
        ToolHandler copy = copies.get(0).handler();
        assertNotSame(handler, copy);
        assertEquals(
                List.of(
                        new ToolDefinition("t", "d", schema, copy, true, true, ToolDefer.AUTO, metadata, true),
                        new ToolDefinition("n", "d", Map.of(), null, null, null, null)),
                copies);
    }

    @Test
    void a_recording_that_fails_changes_no_call() {
        List<ToolDefinition> tools = RecordedCalls.of(List.of(echo()), line -> {
            throw new UncheckedIOException(new IOException("full"));
        });
        assertEquals(
                Map.of("a", 1),
                tools.get(0).handler().invoke(call("{\"a\": 1}")).join());
    }

    @Test
    void lines_are_appended_after_an_open_line() throws IOException {
        Path file = folder.resolve("new/calls.jsonl");
        ToolHandler first = RecordedCalls.of(List.of(echo()), file).get(0).handler();
        first.invoke(call("{}"));
        Files.writeString(file, Files.readString(file) + "{\"tool\": \"ec");
        ToolHandler second = RecordedCalls.of(List.of(echo()), file).get(0).handler();
        second.invoke(call("{}"));
        first.invoke(call("{}"));
        List<String> lines = Files.readAllLines(file);
        assertEquals(4, lines.size());
        assertEquals("{\"tool\": \"ec", lines.get(1));
        List.of(0, 2, 3)
                .forEach(each ->
                        assertEquals("echo", json(lines.get(each)).path("tool").asText()));
    }

    @Test
    void threads_write_whole_lines() throws IOException {
        Path file = folder.resolve("calls.jsonl");
        List<ToolDefinition> one = RecordedCalls.of(List.of(echo()), file);
        List<ToolDefinition> other = RecordedCalls.of(List.of(echo()), file);
        String text = "x".repeat(20_000);
        IntStream.range(0, 400).parallel().forEach(each -> {
            // An interrupted thread writes, too.
            if (each % 10 == 0) {
                Thread.currentThread().interrupt();
            }
            (each % 2 == 0 ? one : other)
                    .get(0)
                    .handler()
                    .invoke(call("{\"number\": " + each + ", \"text\": \"" + text + "\"}"));
            Thread.interrupted();
        });
        List<String> lines = Files.readAllLines(file);
        assertEquals(400, lines.size());
        assertEquals(
                400,
                lines.stream()
                        .map(each -> json(each).path("arguments").path("number").asInt())
                        .distinct()
                        .count());
    }

    @Test
    void a_file_that_cannot_be_written_is_reported_at_once() {
        UncheckedIOException refused =
                assertThrows(UncheckedIOException.class, () -> RecordedCalls.of(List.of(echo()), folder));
        assertEquals("Calls cannot be recorded in " + folder + ".", refused.getMessage());
    }
}
