package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonMappingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.RpcMapper;
import com.github.copilot.rpc.ToolResultObject;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import java.util.function.BiConsumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Section 6 of docs/rules.md and R5.4: the values that a handler completes with, and that it always completes. */
class ResultsTest {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;
    private static final ToolResultObject RESULT = ToolResultObject.success("done");

    /** A value whose JSON cannot be written. */
    static final class Unwritable {
        /** Refuses. */
        public String getText() {
            throw new IllegalStateException("secret");
        }
    }

    /** A value whose JSON never ends, on a mapper that does not count. */
    static final class Exhausting {
        /** Exhausts the stack. */
        public String getText() {
            throw new StackOverflowError();
        }
    }

    /** A future whose methods fail. */
    static final class Broken extends CompletableFuture<Object> {
        @Override
        public CompletableFuture<Object> whenComplete(BiConsumer<? super Object, ? super Throwable> action) {
            throw new UnsupportedOperationException("broken");
        }
    }

    private static Arguments row(Object... cells) {
        return Arguments.of(cells);
    }

    private static Object outcome(CompletableFuture<Object> answer) {
        assertTrue(answer.isDone());
        try {
            return answer.get();
        } catch (ExecutionException failed) {
            return failed.getCause();
        } catch (InterruptedException | CancellationException failed) {
            return failed;
        }
    }

    static Stream<Arguments> later() {
        Function<CompletionStage<?>, CompletableFuture<Object>> text = stage -> Results.textLater(stage, "t");
        Function<CompletionStage<?>, CompletableFuture<Object>> success = stage -> Results.successLater(stage, "t");
        Function<CompletionStage<?>, CompletableFuture<Object>> result = stage -> Results.resultLater(stage, "t");
        Function<CompletionStage<?>, CompletableFuture<Object>> json = stage -> Results.jsonLater(stage, MAPPER, "t");
        Function<CompletionStage<?>, CompletableFuture<Object>> either =
                stage -> Results.jsonOrResultLater(stage, MAPPER, "t");
        Function<CompletionStage<?>, CompletableFuture<Object>> present =
                stage -> Results.textLater(Results.presentLater(stage, "t"), "t");
        Function<CompletionStage<?>, CompletableFuture<Object>> presentJson =
                stage -> Results.jsonLater(Results.presentLater(stage, "t"), MAPPER, "t");
        return Stream.of(
                row("String", text, "x", "x"),
                row("null String", text, null, null),
                row("Void", success, null, "Success"),
                row("ToolResultObject", result, RESULT, RESULT),
                row("List", json, List.of(1, 2), "[1,2]"),
                row("null", json, null, "null"),
                row("ToolResultObject as Object", either, RESULT, RESULT),
                row("map as Object", either, Map.of("a", 1), "{\"a\":1}"),
                row("string as Object", either, "x", "\"x\""),
                row("Optional String", present, Optional.of("x"), "x"),
                row("empty Optional String", present, Optional.empty(), null),
                row("Optional List", presentJson, Optional.of(List.of(1)), "[1]"),
                row("empty Optional List", presentJson, Optional.empty(), "null"),
                row("OptionalInt", presentJson, OptionalInt.of(5), "5"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("later")
    void a_future_is_run_out_as_its_type_says(
            String name, Function<CompletionStage<?>, CompletableFuture<Object>> run, Object value, Object expected) {
        assertEquals(expected, outcome(run.apply(CompletableFuture.completedFuture(value))), name);

        CompletableFuture<Object> pending = new CompletableFuture<>();
        CompletableFuture<Object> answer = run.apply(pending);
        assertFalse(answer.isDone());
        pending.complete(value);
        assertEquals(expected, outcome(answer));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("later")
    void what_a_future_failed_with_is_delivered_as_it_was_thrown(
            String name, Function<CompletionStage<?>, CompletableFuture<Object>> run) {
        for (Throwable thrown : List.of(new IllegalStateException(), new AssertionError(), new Exception())) {
            assertSame(thrown, outcome(run.apply(CompletableFuture.failedFuture(thrown))), name);
            CompletableFuture<Object> staged =
                    CompletableFuture.failedFuture(thrown).thenApply(value -> value);
            assertSame(thrown, outcome(run.apply(staged)), name);
        }
        CompletableFuture<Object> cancelled = new CompletableFuture<>();
        cancelled.cancel(true);
        assertInstanceOf(CancellationException.class, outcome(run.apply(cancelled)));
    }

    /** R5.10: the exception is for the developer. */
    @Test
    void an_answer_without_a_message_says_that_the_tool_failed() throws Throwable {
        for (String message : new String[] {null, "", " \n"}) {
            Object result = outcome(Results.answerOf(new Exception(message), "t", Exception.class));
            assertEquals("Tool t failed.", ((ToolResultObject) result).textResultForLlm());
        }
    }

    /** R6.1. */
    @ParameterizedTest(name = "{0}")
    @MethodSource("later")
    void a_null_future_fails_with_a_message_that_names_the_tool(
            String name, Function<CompletionStage<?>, CompletableFuture<Object>> run) {
        Throwable failure = assertInstanceOf(IllegalStateException.class, outcome(run.apply(null)), name);
        assertEquals("Tool t returned null where it promises a future.", failure.getMessage());
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("later")
    void a_future_that_does_not_work_fails_the_handlers(
            String name, Function<CompletionStage<?>, CompletableFuture<Object>> run) {
        assertInstanceOf(UnsupportedOperationException.class, outcome(run.apply(new Broken())), name);
    }

    /** For hosts that pass on a client's cancellation, and for futures that a tool cancels itself. */
    @ParameterizedTest
    @MethodSource("ways")
    void cancelling_the_handlers_future_cancels_the_tools(Function<CompletionStage<?>, CompletableFuture<Object>> way) {
        CompletableFuture<Object> tools = new CompletableFuture<>();
        CompletableFuture<Object> handlers = way.apply(tools);
        assertTrue(handlers.cancel(true));
        assertTrue(handlers.isCancelled());
        assertTrue(tools.isCancelled());

        CompletableFuture<Object> done = CompletableFuture.completedFuture("done");
        CompletableFuture<Object> late = way.apply(done);
        assertFalse(late.cancel(true));
        assertFalse(done.isCancelled());
        // A Future that refuses to be cancelled.
        assertTrue(way.apply(new CompletableFuture<>().minimalCompletionStage()).cancel(false));
    }

    private static Stream<Function<CompletionStage<?>, CompletableFuture<Object>>> ways() {
        return Stream.of(
                stage -> Results.textLater(stage, "t"),
                stage -> Results.resultLater(stage, "t"),
                stage -> Results.successLater(stage, "t"),
                stage -> Results.jsonLater(stage, MAPPER, "t"),
                stage -> Results.jsonOrResultLater(stage, MAPPER, "t"),
                stage -> Results.jsonLater(Results.presentLater(stage, "t"), MAPPER, "t"),
                stage -> Results.answerLater(Results.textLater(stage, "t"), "t", Error.class));
    }

    @Test
    void json_that_cannot_be_written_fails_the_handlers_future() {
        assertInstanceOf(
                JsonMappingException.class,
                outcome(Results.jsonLater(CompletableFuture.completedFuture(new Unwritable()), MAPPER, "t")));
        assertInstanceOf(
                Throwable.class,
                outcome(Results.jsonLater(CompletableFuture.completedFuture(new Exhausting()), MAPPER, "t")));
    }

    @Tag("R5.4")
    @Test
    void a_throwable_whose_message_throws_is_the_cause() {
        Exception mute = new Exception() {
            private static final long serialVersionUID = 1;

            @Override
            public String getMessage() {
                throw new UnsupportedOperationException();
            }
        };
        CompletableFuture<String> later = new CompletableFuture<>();
        List<CompletableFuture<Object>> futures = List.of(
                Results.failed(mute),
                Results.textLater(CompletableFuture.failedFuture(mute), "t"),
                Results.answerLater(Results.textLater(later, "t"), "t"));
        // Java's own future asks for the message, too, after it has told those who wait.
        assertThrows(UnsupportedOperationException.class, () -> later.completeExceptionally(mute));
        for (CompletableFuture<Object> each : futures) {
            assertSame(mute, each.handle((value, failure) -> failure).join().getCause());
        }
    }
}
