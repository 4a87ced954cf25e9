package com.github.copilot.rpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotSame;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Calls, results and modes in the form in which they are sent. */
class WireTypesTest {
    private static final ObjectMapper PLAIN = new ObjectMapper();

    /** A record that arguments are read as. */
    record Point(int x, int y) {}

    @Test
    void a_result_leaves_out_what_is_null() throws JsonProcessingException {
        assertEquals(
                "{\"resultType\":\"success\",\"textResultForLlm\":\"t\"}",
                PLAIN.writeValueAsString(ToolResultObject.success("t")));
        assertEquals(
                "{\"resultType\":\"error\",\"error\":\"e\"}", PLAIN.writeValueAsString(ToolResultObject.error("e")));
        assertEquals(
                "{\"resultType\":\"error\",\"textResultForLlm\":\"t\",\"error\":\"e\"}",
                PLAIN.writeValueAsString(ToolResultObject.error("t", "e")));
        assertEquals(
                "{\"resultType\":\"failure\",\"textResultForLlm\":\"t\",\"error\":\"e\"}",
                PLAIN.writeValueAsString(ToolResultObject.failure("t", "e")));
    }

    @Test
    void a_full_result_is_read_back_as_it_was() throws JsonProcessingException {
        ToolBinaryResult image = new ToolBinaryResult("AA==", "image/png", "image", null);
        ToolResultObject result =
                new ToolResultObject("success", "t", List.of(image), "e", "l", Map.of("k", 1), List.of("other"));
        String json = PLAIN.writeValueAsString(result);
        assertTrue(json.contains("{\"data\":\"AA==\",\"mimeType\":\"image/png\",\"type\":\"image\"}"), json);
        assertEquals(result, PLAIN.readValue(json, ToolResultObject.class));
        assertNull(new ToolResultObject("success", "t", null, null, null, null).toolReferences());
    }

    @Test
    void a_mode_is_written_as_its_value() throws JsonProcessingException {
        assertEquals("\"auto\"", PLAIN.writeValueAsString(ToolDefer.AUTO));
        assertEquals(ToolDefer.NEVER, PLAIN.readValue("\"never\"", ToolDefer.class));
        assertNull(ToolDefer.NONE.getValue());
        assertEquals(ToolDefer.NONE, ToolDefer.fromValue(null));
        for (ToolDefer mode : ToolDefer.values()) {
            assertEquals(mode, ToolDefer.fromValue(mode.getValue()));
        }
        assertThrows(IllegalArgumentException.class, () -> ToolDefer.fromValue("AUTO"));
    }

    @Test
    void a_call_gives_its_arguments_as_plain_values() throws JsonProcessingException {
        ToolInvocation invocation = new ToolInvocation()
                .setSessionId("s")
                .setToolCallId("c")
                .setToolName("n")
                .setArguments(PLAIN.readTree("{\"z\":1,\"a\":[null,2.5,\"x\"],\"n\":null}"));
        assertEquals("s", invocation.getSessionId());
        assertEquals("c", invocation.getToolCallId());
        assertEquals("n", invocation.getToolName());
        Map<String, Object> expected = new LinkedHashMap<>();
        expected.put("z", 1);
        expected.put("a", Arrays.asList(null, 2.5, "x"));
        expected.put("n", null);
        assertEquals(expected, invocation.getArguments());
        assertEquals(
                List.of("z", "a", "n"), List.copyOf(invocation.getArguments().keySet()));
        assertNotSame(invocation.getArguments(), invocation.getArguments());
    }

    @Test
    void a_call_without_arguments_has_none() {
        assertNull(new ToolInvocation().getArguments());
        assertNull(new ToolInvocation().setArguments(PLAIN.nullNode()).getArguments());
        assertNull(new ToolInvocation().getArgumentsAs(Point.class));
    }

    @Test
    void a_calls_arguments_can_be_read_as_one_value() throws JsonProcessingException {
        ToolInvocation invocation = new ToolInvocation().setArguments(PLAIN.readTree("{\"x\":1,\"y\":2,\"more\":3}"));
        assertEquals(new Point(1, 2), invocation.getArgumentsAs(Point.class));
        String message = assertThrows(IllegalArgumentException.class, () -> invocation.getArgumentsAs(LocalDate.class))
                .getMessage();
        assertTrue(message.contains("java.time.LocalDate"), message);
        assertThrows(
                IllegalArgumentException.class,
                () -> new ToolInvocation().setArguments(PLAIN.createArrayNode()).getArguments());
    }
}
