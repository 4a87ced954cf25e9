package com.github.copilot.tool.runtime;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.RpcMapper;
import java.util.List;
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
import org.junit.jupiter.params.provider.MethodSource;

/** Section 6 of docs/rules.md and R5.4: a handler's future always completes, and can be cancelled. */
class ResultsTest {
    private static final ObjectMapper MAPPER = RpcMapper.INSTANCE;

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

    /** The ways to run out a future. */
    static Stream<Function<CompletionStage<?>, CompletableFuture<Object>>> ways() {
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
    void a_future_is_run_out_when_it_completes() {
        CompletableFuture<Object> pending = new CompletableFuture<>();
        CompletableFuture<Object> answer = Results.jsonLater(pending, MAPPER, "t");
        assertFalse(answer.isDone());
        pending.complete(List.of(1, 2));
        assertEquals("[1,2]", outcome(answer));
    }

    @ParameterizedTest
    @MethodSource("ways")
    void what_a_future_failed_with_is_delivered_as_it_was_thrown(
            Function<CompletionStage<?>, CompletableFuture<Object>> way) {
        for (Throwable thrown : List.of(new IllegalStateException(), new Exception())) {
            CompletableFuture<Object> failed = CompletableFuture.failedFuture(thrown);
            assertSame(thrown, outcome(way.apply(failed)));
            assertSame(thrown, outcome(way.apply(failed.thenApply(value -> value))));
        }
        CompletableFuture<Object> cancelled = new CompletableFuture<>();
        cancelled.cancel(true);
        assertInstanceOf(CancellationException.class, outcome(way.apply(cancelled)));
        assertInstanceOf(UnsupportedOperationException.class, outcome(way.apply(new Broken())));
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

    @Test
    void json_that_cannot_be_written_fails_the_handlers_future() {
        CompletableFuture<Object> exhausting = CompletableFuture.completedFuture(new Exhausting());
        assertInstanceOf(Throwable.class, outcome(Results.jsonLater(exhausting, MAPPER, "t")));
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
