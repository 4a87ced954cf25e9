package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.github.copilot.rpc.ToolResultObject;
import java.util.Optional;

/** What came of one call of a tool: what the model reads, and what it never sees. */
public final class Answer {
    /** What the SDK says in place of an exception (RpcHandlerDispatcher; read in its jar of 0.3.0-java.2). */
    static final String GENERIC_FAILURE =
            "Invoking this tool produced an error. Detailed information is not available.";

    private static final String SUCCESS = "success";

    private final String tool;
    private final String type;
    private final String text;
    private final Object result;
    private final Throwable failure;

    private Answer(String tool, String type, String text, Object result, Throwable failure) {
        this.tool = tool;
        this.type = type;
        this.text = text;
        this.result = result;
        this.failure = failure;
    }

    /** What the SDK makes of the value that a handler completed with. */
    static Answer of(String tool, Object result) {
        if (result instanceof ToolResultObject object) {
            return new Answer(tool, object.resultType(), object.textResultForLlm(), result, null);
        }
        if (result instanceof String text) {
            return new Answer(tool, SUCCESS, text, result, null);
        }
        try {
            return new Answer(tool, SUCCESS, Wire.MAPPER.writeValueAsString(result), result, null);
        } catch (JsonProcessingException unwritable) {
            throw new AssertionError(
                    "The handler of " + tool + " completed with a "
                            + result.getClass().getName() + ", which Jackson cannot write as JSON.",
                    unwritable);
        }
    }

    /** What the SDK makes of a future that failed. */
    static Answer ofFailure(String tool, Throwable failure) {
        return new Answer(tool, "failure", GENERIC_FAILURE, null, failure);
    }

    /**
     * What the model reads.
     *
     * @return the text; where the tool method threw, the SDK's generic one, which says nothing of the exception; null where
     *     the tool gave a {@code ToolResultObject} without text
     */
    public String text() {
        return text;
    }

    /**
     * How the call is said to have ended.
     *
     * @return {@code "success"}, {@code "failure"} or {@code "error"}, or what else a {@code ToolResultObject} has as its
     *     result type
     */
    public String type() {
        return type;
    }

    /**
     * What the handler completed with.
     *
     * @return a string, a {@code ToolResultObject} or, from handlers that are written by hand, any value; null for null,
     *     and where the handler's future failed
     */
    public Object result() {
        return result;
    }

    /**
     * What the tool method threw, or what its future failed with. The model does not see it.
     *
     * @return the throwable; empty where the handler's future did not fail
     */
    public Optional<Throwable> failure() {
        return Optional.ofNullable(failure);
    }

    /**
     * Makes sure that the call succeeded.
     *
     * @return the text that the model reads
     * @throws AssertionError if the result type is not {@code "success"}; its cause is the {@link #failure()}
     */
    public String requireSuccess() {
        if (!SUCCESS.equals(type)) {
            throw new AssertionError(this.toString(), failure);
        }
        return text;
    }

    /** The tool, how its call ended, the text, and the exception if there is one. */
    @Override
    public String toString() {
        return tool + " ended with " + type + ": " + text + (failure == null ? "" : " (" + failure + ")");
    }
}
