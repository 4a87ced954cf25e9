package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.JsonProcessingException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** The results of lambda tools, which come in a future and whose answer their class decides. */
public final class ReflectedResults {
    private ReflectedResults() {}

    /**
     * {@return the future that the handler completes with for a tool's future (section 6), which always completes}
     *
     * @param stage the tool's future; null fails the handler's with a message that names the tool (R6.1)
     * @param tool the tool's name
     * @param answer makes the answer from the value; if it throws, the future fails
     */
    public static CompletableFuture<Object> later(CompletionStage<?> stage, String tool, Answer answer) {
        Results.Delivery delivery = new Results.Delivery() {
            @Override
            Object answer(Object value) throws JsonProcessingException {
                return answer.of(value);
            }
        };
        return delivery.of(stage, tool);
    }

    /** Makes the value that a handler completes with from the value that the tool returns. */
    @FunctionalInterface
    public interface Answer {
        /**
         * {@return the answer}
         *
         * @param value the value that the tool returns or its future holds
         * @throws JsonProcessingException if the value cannot be written
         */
        Object of(Object value) throws JsonProcessingException;
    }
}
