package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** What tools without a companion complete with: the code of {@link Results}, made accessible to {@code tool.reflect}. */
public final class ReflectedResults {
    private ReflectedResults() {}

    /**
     * A future that has completed.
     *
     * @param value its value; may be null
     * @return the future
     */
    public static CompletableFuture<Object> completed(Object value) {
        return Results.completed(value);
    }

    /**
     * JSON of a value.
     *
     * @param value the value; null is {@code "null"}
     * @param mapper writes it
     * @return the text
     * @throws JsonProcessingException if the mapper cannot write it
     */
    public static String json(Object value, ObjectMapper mapper) throws JsonProcessingException {
        return Results.json(value, mapper);
    }

    /**
     * What an Optional of any of the four kinds holds.
     *
     * @param value an Optional or anything else
     * @return what it holds, null where it is empty; anything else as it is
     */
    public static Object present(Object value) {
        return Results.present(value);
    }

    /**
     * The handler's future for a tool's (SPEC section 6).
     *
     * @param stage the tool's future; null fails the handler's with a message that names the tool (R6.1)
     * @param tool the tool's name
     * @param answer makes the answer of the value; what it throws fails the future
     * @return a future that always completes
     */
    public static CompletableFuture<Object> later(CompletionStage<?> stage, String tool, Answer answer) {
        return new AnswerDelivery(answer).of(stage, tool);
    }

    /** From what a tool returns to what its handler completes with. */
    @FunctionalInterface
    public interface Answer {
        /**
         * The answer.
         *
         * @param value what the tool returns or its future holds
         * @return what the handler completes with
         * @throws JsonProcessingException if the value cannot be written
         */
        Object of(Object value) throws JsonProcessingException;
    }

    /** Delivers what an {@link Answer} makes. */
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
