package com.github.copilot.rpc;

import java.util.concurrent.CompletableFuture;

/** Runs a tool. */
@FunctionalInterface
public interface ToolHandler {
    /**
     * Answers one call.
     *
     * @param invocation the call
     * @return a future of the result for the model: a string, a {@link ToolResultObject}, or another value as JSON. If
     *     it fails, the model learns only that the tool failed.
     */
    CompletableFuture<Object> invoke(ToolInvocation invocation);
}
