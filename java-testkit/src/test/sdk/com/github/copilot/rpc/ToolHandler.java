package com.github.copilot.rpc;

import java.util.concurrent.CompletableFuture;

@FunctionalInterface
public interface ToolHandler {
    CompletableFuture<Object> invoke(ToolInvocation invocation);
}
