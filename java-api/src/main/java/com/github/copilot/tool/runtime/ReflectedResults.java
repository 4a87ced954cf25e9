package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;

/** The results of tools without a companion: the code of {@link Results}, made accessible to {@code tool.reflect}. */
public final class ReflectedResults {
    private ReflectedResults() {}

    /**
     * Returns a future that has completed.
     *
     * @param value its value; may be null
     * @return the future
     */
    public static CompletableFuture<Object> completed(Object value) {
        return Results.completed(value);
    }

    /**
     * Returns JSON of a value.
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
     * Returns a result object with the binary results of a value (R6.4).
     *
     * @param value a ToolBinaryResult, a collection or array of them, a record, or null
     * @param mapper writes a record
     * @return the result object; without binary results the text of a record, and JSON of anything else
     * @throws JsonProcessingException if the mapper cannot write the value
     */
    public static Object files(Object value, ObjectMapper mapper) throws JsonProcessingException {
        return Results.files(value, mapper);
    }

    /**
     * Returns the content of an Optional of any of the four kinds.
     *
     * @param value an Optional or anything else
     * @return its content, null if it is empty; anything else as it is
     */
    public static Object present(Object value) {
        return Results.present(value);
    }

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

    /**
     * Returns a failure result with the message of what a tool threw, if that is an answer (R5.10).
     *
     * @param thrown the throwable
     * @param tool the tool's name
     * @param own the classes whose instances are answers
     * @return a future of the failure result
     * @throws Throwable exactly this throwable if it is no answer
     */
    public static CompletableFuture<Object> answerOf(Throwable thrown, String tool, Class<?>... own) throws Throwable {
        return Results.answerOf(thrown, tool, own);
    }

    /**
     * Returns a future that follows another one, with a failure result in place of an exception that is an answer
     * (R5.10).
     *
     * @param future a future of {@link #later}
     * @param tool the tool's name
     * @param own the classes whose instances are answers
     * @return the future
     */
    public static CompletableFuture<Object> answerLater(
            CompletableFuture<Object> future, String tool, Class<?>... own) {
        return Results.answerLater(future, tool, own);
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
