package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.runtime.ClientCalls;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;

/** The outcome of one call of a tool: the text that the model reads, and the details that it never sees. */
public final class Answer {
    private static final String SUCCESS = "success";
    private static final int MOST_ARGUMENTS = 1_000;

    private final String tool;
    private final JsonNode arguments;
    private final String type;
    private final String text;
    private final Object result;
    private final Throwable failure;
    private final List<RefusedArgument> problems;

    private Answer(
            String tool,
            JsonNode arguments,
            String type,
            String text,
            Object result,
            Throwable failure,
            CompletableFuture<?> future) {
        this.tool = tool;
        this.arguments = arguments;
        this.type = type;
        this.text = text;
        this.result = result;
        this.failure = failure;
        this.problems = RefusedArgument.of(future);
    }

    /**
     * Returns the answer that the SDK makes of the value that a handler completed with.
     *
     * @param future the handler's future
     */
    static Answer of(String tool, JsonNode arguments, Object result, CompletableFuture<?> future) {
        if (result instanceof ToolResultObject object) {
            Throwable failure = RefusedArgument.exception(future);
            return new Answer(tool, arguments, object.resultType(), object.textResultForLlm(), result, failure, future);
        }
        try {
            String text = result instanceof String given ? given : Wire.MAPPER.writeValueAsString(result);
            return new Answer(tool, arguments, SUCCESS, text, result, null, future);
        } catch (JsonProcessingException unwritable) {
            throw new AssertionError(
                    "The handler of " + tool + " completed with a "
                            + result.getClass().getName() + ", which Jackson cannot write as JSON.",
                    unwritable);
        }
    }

    /** Returns the answer that the SDK makes of a failed future. */
    static Answer ofFailure(String tool, JsonNode arguments, Throwable failure, CompletableFuture<?> future) {
        return new Answer(tool, arguments, "failure", ClientCalls.GENERIC_FAILURE, null, failure, future);
    }

    /** Returns the problems of the arguments, if they were refused. */
    List<RefusedArgument> problems() {
        return problems;
    }

    /**
     * {@return the text that the model reads} It is the SDK's generic text, which does not mention the exception, if the
     * tool method threw one that is no answer; null if the tool returned a {@code ToolResultObject} without text.
     */
    public String text() {
        return text;
    }

    /**
     * {@return the result type of the call} It is {@code "success"}, {@code "failure"} or {@code "error"}, or any other
     * result type that a {@code ToolResultObject} has.
     */
    public String type() {
        return type;
    }

    /**
     * {@return the value that the handler completed with} It is a string, a {@code ToolResultObject} or, from handlers that
     * are written by hand, any value; null if the handler completed with null or its future failed.
     */
    public Object result() {
        return result;
    }

    /**
     * Returns the exception that the tool method threw, or with which its future failed; or the exception of a
     * constructor, creator or setter that refused an argument. The model does not see it, except the message of an
     * exception that is an answer.
     *
     * @return the throwable; empty if there is none; for an answer or a refused argument also if a handler around the
     *     companion's returns a future of its own, or the companion's package is not open to this module
     */
    public Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    /**
     * Asserts that the call succeeded.
     *
     * @return the text that the model reads
     * @throws AssertionError if the result type is not {@code "success"}; its message has the arguments, its cause is the
     *     {@link #failure()}
     */
    public String requireSuccess() {
        if (!SUCCESS.equals(type)) {
            throw new AssertionError(
                    this + "\nArguments: " + JsonText.cut(arguments.toString(), MOST_ARGUMENTS), failure);
        }
        return text;
    }

    /** Returns the tool, the result type, the text, and the exception if there is one. */
    @Override
    public String toString() {
        return tool + " ended with " + type + ": " + text + (failure == null ? "" : " (" + failure + ")");
    }
}
