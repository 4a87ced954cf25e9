package com.github.copilot.tool.runtime;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolInvocation;
import java.util.concurrent.CompletableFuture;

/**
 * One call of a tool of a linked companion, which extends this class: it has what all calls have in common, and the
 * companion has the calls of its tools and the readers of their types (R9.7).
 *
 * <p>For generated code only. What it inherits is described at each member. A <em>type</em> or <em>check</em> is a
 * number that {@link #value} understands, and a wrong value is an {@link ArgumentError}.
 */
public abstract class CompanionCall extends Mapping {
    /**
     * Begins a call.
     *
     * @param tool the tool's name
     * @param mapper the handler's
     * @param invocation the call, with the arguments of the model
     */
    protected CompanionCall(String tool, ObjectMapper mapper, ToolInvocation invocation) {
        super(tool, mapper, invocation);
    }

    /**
     * Reads the arguments of a tool, calls it and delivers its result.
     *
     * @param number the tool's number in its companion
     * @return the value that the handler completes with, which may be null, or the future of it that a {@code ...Later}
     *     method of {@link Results} returned. The type is not the future's: a compiler would read the class for each
     *     companion
     * @throws Throwable whatever the tool throws, or an {@link ArgumentError}
     */
    protected abstract Object call(int number) throws Throwable;

    /**
     * {@inheritDoc}
     *
     * <p>This is the reading of tools without arguments: a companion with arguments has its own.
     */
    @Override
    protected Object value(int type, Object value) {
        throw new IllegalArgumentException("type ".concat(Integer.toString(type)));
    }

    // Calls a tool. Every exception becomes a failure result or a failed future (R5.3, R5.4).
    final CompletableFuture<Object> answer(int number) {
        try {
            return Results.completed(call(number));
        } catch (ArgumentError error) {
            return refused(error);
        } catch (Throwable failure) {
            return Results.failed(failure);
        }
    }
}
