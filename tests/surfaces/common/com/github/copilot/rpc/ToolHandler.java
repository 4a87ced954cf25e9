package com.github.copilot.rpc;

import java.util.concurrent.CompletableFuture;

public interface ToolHandler {
    CompletableFuture<Object> invoke(ToolInvocation invocation);
}
