package com.github.copilot.rpc;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNull;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.node.ObjectNode;
import com.github.copilot.tool.Param;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.FutureTask;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.function.Executable;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Tools that a lambda makes: each shape, and what is refused. */
class LambdaToolsTest {
    private static final Param<String> A = Param.of(String.class, "a", "The first.");
    private static final Param<String> B = Param.of(String.class, "b", "The second.");
    private static final Param<String> C = Param.of(String.class, "c", "The third.");
    private static final Param<String> D = Param.of(String.class, "d", "The fourth.");
    private static final Param<String> E = Param.of(String.class, "e", "The fifth.");
    private static final Param<String> F = Param.of(String.class, "f", "The sixth.");

    private static CompletableFuture<String> later(String value) {
        return CompletableFuture.completedFuture(value);
    }

    private static Arguments row(int parameters, boolean invocation, ToolDefinition tool) {
        return Arguments.of(parameters, invocation, tool);
    }

    static Stream<Arguments> shapes() {
        return Stream.of(
                row(0, false, ToolDefinition.from("t", "It.", () -> "")),
                row(1, false, ToolDefinition.from("t", "It.", A, a -> a)),
                row(2, false, ToolDefinition.from("t", "It.", A, B, (a, b) -> a + b)),
                row(3, false, ToolDefinition.from("t", "It.", A, B, C, (a, b, c) -> a + b + c)),
                row(4, false, ToolDefinition.from("t", "It.", A, B, C, D, (a, b, c, d) -> a + b + c + d)),
                row(5, false, ToolDefinition.from("t", "It.", A, B, C, D, E, (a, b, c, d, e) -> a + b + c + d + e)),
                row(
                        6,
                        false,
                        ToolDefinition.from("t", "It.", A, B, C, D, E, F, (a, b, c, d, e, f) -> a + b + c + d + e + f)),
                row(0, false, ToolDefinition.fromAsync("t", "It.", () -> later(""))),
                row(1, false, ToolDefinition.fromAsync("t", "It.", A, a -> later(a))),
                row(2, false, ToolDefinition.fromAsync("t", "It.", A, B, (a, b) -> later(a + b))),
                row(3, false, ToolDefinition.fromAsync("t", "It.", A, B, C, (a, b, c) -> later(a + b + c))),
                row(4, false, ToolDefinition.fromAsync("t", "It.", A, B, C, D, (a, b, c, d) -> later(a + b + c + d))),
                row(
                        5,
                        false,
                        ToolDefinition.fromAsync(
                                "t", "It.", A, B, C, D, E, (a, b, c, d, e) -> later(a + b + c + d + e))),
                row(
                        6,
                        false,
                        ToolDefinition.fromAsync(
                                "t", "It.", A, B, C, D, E, F, (a, b, c, d, e, f) -> later(a + b + c + d + e + f))),
                row(0, true, ToolDefinition.fromWithToolInvocation("t", "It.", i -> i.getToolCallId())),
                row(1, true, ToolDefinition.fromWithToolInvocation("t", "It.", A, (a, i) -> a + i.getToolCallId())),
                row(
                        2,
                        true,
                        ToolDefinition.fromWithToolInvocation(
                                "t", "It.", A, B, (a, b, i) -> a + b + i.getToolCallId())),
                row(
                        3,
                        true,
                        ToolDefinition.fromWithToolInvocation(
                                "t", "It.", A, B, C, (a, b, c, i) -> a + b + c + i.getToolCallId())),
                row(
                        4,
                        true,
                        ToolDefinition.fromWithToolInvocation(
                                "t", "It.", A, B, C, D, (a, b, c, d, i) -> a + b + c + d + i.getToolCallId())),
                row(
                        5,
                        true,
                        ToolDefinition.fromWithToolInvocation(
                                "t",
                                "It.",
                                A,
                                B,
                                C,
                                D,
                                E,
                                (a, b, c, d, e, i) -> a + b + c + d + e + i.getToolCallId())),
                row(
                        6,
                        true,
                        ToolDefinition.fromWithToolInvocation(
                                "t",
                                "It.",
                                A,
                                B,
                                C,
                                D,
                                E,
                                F,
                                (a, b, c, d, e, f, i) -> a + b + c + d + e + f + i.getToolCallId())),
                row(0, true, ToolDefinition.fromAsyncWithToolInvocation("t", "It.", i -> later(i.getToolCallId()))),
                row(
                        1,
                        true,
                        ToolDefinition.fromAsyncWithToolInvocation(
                                "t", "It.", A, (a, i) -> later(a + i.getToolCallId()))),
                row(
                        2,
                        true,
                        ToolDefinition.fromAsyncWithToolInvocation(
                                "t", "It.", A, B, (a, b, i) -> later(a + b + i.getToolCallId()))),
                row(
                        3,
                        true,
                        ToolDefinition.fromAsyncWithToolInvocation(
                                "t", "It.", A, B, C, (a, b, c, i) -> later(a + b + c + i.getToolCallId()))),
                row(
                        4,
                        true,
                        ToolDefinition.fromAsyncWithToolInvocation(
                                "t", "It.", A, B, C, D, (a, b, c, d, i) -> later(a + b + c + d + i.getToolCallId()))),
                row(
                        5,
                        true,
                        ToolDefinition.fromAsyncWithToolInvocation(
                                "t",
                                "It.",
                                A,
                                B,
                                C,
                                D,
                                E,
                                (a, b, c, d, e, i) -> later(a + b + c + d + e + i.getToolCallId()))),
                row(
                        6,
                        true,
                        ToolDefinition.fromAsyncWithToolInvocation(
                                "t",
                                "It.",
                                A,
                                B,
                                C,
                                D,
                                E,
                                F,
                                (a, b, c, d, e, f, i) -> later(a + b + c + d + e + f + i.getToolCallId()))));
    }

    @ParameterizedTest(name = "{0} parameters, invocation {1}")
    @MethodSource("shapes")
    void each_shape_passes_its_arguments_in_order(int parameters, boolean invocation, ToolDefinition tool) {
        List<String> names = List.of("a", "b", "c", "d", "e", "f").subList(0, parameters);
        assertEquals(names, ((Map<?, ?>) tool.parameters()).get("required"));
        ObjectNode arguments = RpcMapper.INSTANCE.createObjectNode();
        names.forEach(name -> arguments.put(name, name.toUpperCase(Locale.ROOT)));
        ToolInvocation call = new ToolInvocation().setToolCallId("!").setArguments(arguments);
        assertEquals(
                "ABCDEF".substring(0, parameters) + (invocation ? "!" : ""),
                tool.handler().invoke(call).join());
    }

    @Test
    void a_definition_says_nothing_more_than_it_is_told() {
        ToolDefinition tool = ToolDefinition.from("t", "It.", () -> "");
        assertEquals("t", tool.name());
        assertEquals("It.", tool.description());
        assertNull(tool.overridesBuiltInTool());
        assertNull(tool.skipPermission());
        assertNull(tool.defer());
        assertNull(tool.metadata());
        assertNull(tool.isTerminal());
    }

    private static Arguments row(String fragment, Executable making) {
        return Arguments.of(fragment, making);
    }

    static Stream<Arguments> refused() {
        Param<Thread> thread = Param.of(Thread.class, "thread", "One.");
        Param<Integer> primitive = Param.of(int.class, "n", "One.").required(false);
        return Stream.of(
                row("name is blank", () -> ToolDefinition.from(null, "It.", () -> "")),
                row("name is blank", () -> ToolDefinition.from(" ", "It.", () -> "")),
                row("'t' is blank", () -> ToolDefinition.from("t", null, () -> "")),
                row("'t' is blank", () -> ToolDefinition.from("t", " ", () -> "")),
                row("'a b' has other characters", () -> ToolDefinition.from("a b", "It.", () -> "")),
                row("two parameters named 'a'", () -> ToolDefinition.from("t", "It.", A, B.name("a"), (a, b) -> a)),
                row("Thread of 'thread' has no schema", () -> ToolDefinition.from("t", "It.", thread, a -> a)),
                row("'n' is not required, and its type int", () -> ToolDefinition.from("t", "It.", primitive, a -> a)));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("refused")
    void what_is_no_tool_is_refused(String fragment, Executable making) {
        String message = assertThrows(IllegalArgumentException.class, making).getMessage();
        assertTrue(message.contains(fragment), message);
    }

    @Test
    void handlers_and_parameters_are_needed() {
        Supplier<String> none = null;
        Function<String, String> noFunction = null;
        Param<String> noParameter = null;
        assertThrows(NullPointerException.class, () -> ToolDefinition.from("t", "It.", none));
        assertThrows(NullPointerException.class, () -> ToolDefinition.from("t", "It.", A, noFunction));
        assertThrows(NullPointerException.class, () -> ToolDefinition.from("t", "It.", noParameter, a -> a));
    }

    /** Erasure leaves nothing of a lambda's result type, so the value's own counts. */
    @Test
    void a_future_that_a_lambda_returns_is_waited_for() {
        ToolDefinition tool = ToolDefinition.from("t", "It.", () -> later("done"));
        assertEquals("done", tool.handler().invoke(new ToolInvocation()).join());
        ToolDefinition nothing = ToolDefinition.from("t", "It.", () -> null);
        assertEquals("null", nothing.handler().invoke(new ToolInvocation()).join());
    }

    /** R6.2. */
    @Test
    void what_no_tool_can_wait_for_fails_the_future() {
        for (Object result : List.of(Stream.of(1), new FutureTask<>(() -> 1))) {
            ToolDefinition tool = ToolDefinition.from("t", "It.", () -> result);
            CompletableFuture<Object> future = tool.handler().invoke(new ToolInvocation());
            String message = assertThrows(CompletionException.class, future::join)
                    .getCause()
                    .getMessage();
            assertTrue(message.startsWith("Tool t returned a "), message);
        }
    }

    /** R5.4: not even without a call at hand is anything thrown. */
    @Test
    void a_null_invocation_is_answered() {
        ToolDefinition tool = ToolDefinition.from("t", "It.", A, a -> a);
        assertTrue(tool.handler().invoke(null).isDone());
    }
}
