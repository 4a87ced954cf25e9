package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** The results of lambda tools, which come in a future and whose answer their class decides. */
public final class ReflectedResults {
    private ReflectedResults() {}

    /**
     * Returns the future that the handler completes with for a tool's future (section 6).
     *
     * @param stage the tool's future; null fails the handler's with a message that names the tool (R6.1)
     * @param tool the tool's name
     * @param answer makes the answer from the value; if it throws, the future fails
     * @return a future that always completes
     */
    public static CompletableFuture<Object> later(CompletionStage<?> stage, String tool, Answer answer) {
        return new AnswerDelivery(answer).of(stage, tool);
    }

    /** Makes the value that a handler completes with from the value that the tool returns. */
    @FunctionalInterface
    public interface Answer {
        /**
         * Returns the answer.
         *
         * @param value the value that the tool returns or its future holds
         * @return the value that the handler completes with
         * @throws JsonProcessingException if the value cannot be written
         */
        Object of(Object value) throws JsonProcessingException;
    }

    /** Delivers the value of an {@link Answer}. */
    private static final class AnswerDelivery extends Results.Delivery {
        private final Answer maker;

        AnswerDelivery(Answer maker) {
            this.maker = maker;
        }

        @Override
        Object answer(Object value) throws JsonProcessingException {
            return maker.of(value);
        }
    }
}
