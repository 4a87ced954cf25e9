package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import org.junit.jupiter.api.Test;

/** Calls of tools that are written by hand. Those of companions are tested with real clients. */
class ClientCallsTest {
    private static ToolDefinition tool(ToolHandler handler) {
        return ToolDefinition.create("tool", "A tool.", Map.of(), handler);
    }

    private static ToolResultObject result(Object value) {
        return ClientCalls.call(tool(call -> CompletableFuture.completedFuture(value)), "1", "{}");
    }

    private static Throwable failure(ToolHandler handler) {
        return assertThrows(CompletionException.class, () -> ClientCalls.call(tool(handler), "1", "{}"))
                .getCause();
    }

    @Test
    void a_result_has_a_text() {
        assertEquals("a", result("a").textResultForLlm());
        assertEquals(
                "{\"price\":1.50}",
                result(Map.of("price", new BigDecimal("1.50"))).textResultForLlm());
        assertEquals("null", result(null).textResultForLlm());
        ToolResultObject refused = result(ToolResultObject.error("secret"));
        assertEquals(ClientCalls.GENERIC_FAILURE, refused.textResultForLlm());
        assertTrue(ClientCalls.isFailure(refused));
        ToolResultObject empty = result(ToolResultObject.success(null));
        assertEquals("", empty.textResultForLlm());
        assertFalse(ClientCalls.isFailure(empty));
    }

    @Test
    void what_the_tool_throws_is_the_cause() {
        IllegalStateException thrown = new IllegalStateException();
        assertSame(thrown, failure(call -> {
            throw thrown;
        }));
        assertSame(thrown, failure(call -> CompletableFuture.failedFuture(new CompletionException(thrown))));
        assertEquals(
                "The handler of the tool 'tool' returned null in place of a future.",
                failure(call -> null).getMessage());
    }

    @Test
    void arguments_keep_their_digits_and_a_text_that_is_no_json_stays_a_text() {
        List<Object> came = new ArrayList<>();
        ToolDefinition tool = tool(call -> {
            came.add(call.getArgumentsAs(Object.class));
            return CompletableFuture.completedFuture(call.getToolName() + call.getToolCallId());
        });
        for (String arguments : Arrays.asList("{\"a\": 12345678901234567890.50}", "{\"a\": 1} {", " ", null)) {
            assertEquals("tool7", ClientCalls.call(tool, "7", arguments).textResultForLlm());
        }
        assertEquals("[{a=12345678901234567890.50}, {\"a\": 1} {, null, null]", came.toString());
    }

    @Test
    void a_context_is_known_until_the_call_ends() {
        ToolInvocation invocation = new ToolInvocation();
        ToolDefinition tool = tool(call -> {
            assertNull(ClientCalls.context(call, Integer.class));
            return CompletableFuture.completedFuture(ClientCalls.context(call, String.class));
        });
        assertEquals(
                "context", ClientCalls.call(tool, invocation, null, "context").textResultForLlm());
        assertNull(ClientCalls.context(invocation, String.class));
    }

    @Test
    void a_result_that_is_too_long_is_a_failure() {
        String longest = "ä".repeat(ClientCalls.MAX_RESULT_SIZE / 2);
        assertEquals(longest, result(longest).textResultForLlm());
        ToolResultObject refused = result(longest + "x");
        assertTrue(ClientCalls.isFailure(refused));
        assertEquals(
                "Tool tool returned 1048577 bytes of text, and at most 1048576 are allowed. Ask for less, for instance"
                        + " for a smaller part.",
                refused.textResultForLlm());
        ToolInvocation invocation = new ToolInvocation();
        ToolDefinition tool = tool(call -> CompletableFuture.completedFuture("€\uD83D\uDE00"));
        assertEquals(
                "€\uD83D\uDE00",
                ClientCalls.call(tool, invocation, null, null, 7).textResultForLlm());
        assertTrue(ClientCalls.isFailure(ClientCalls.call(tool, invocation, null, null, 6)));
    }
}
