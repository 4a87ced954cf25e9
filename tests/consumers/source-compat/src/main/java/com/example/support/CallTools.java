package com.example.support;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Tools from lambdas that use the invocation. */
final class CallTools {
    private CallTools() {}

    static List<ToolDefinition> all() {
        return List.of(
                ToolDefinition.fromWithToolInvocation(
                        "session", "Says the session.", invocation -> invocation.getSessionId()),
                ToolDefinition.fromWithToolInvocation(
                        "in_session",
                        "Says the city and the session.",
                        Parameters.CITY,
                        (city, invocation) -> city + " " + invocation.getSessionId()),
                ToolDefinition.fromAsyncWithToolInvocation("call_number", "Says the call.", CallTools::call),
                ToolDefinition.fromAsyncWithToolInvocation(
                        "in_call",
                        "Says the city and the call.",
                        Parameters.CITY,
                        (city, invocation) -> call(invocation).thenApply(id -> city + " " + id)));
    }

    private static CompletableFuture<String> call(ToolInvocation invocation) {
        return CompletableFuture.completedFuture(invocation.getToolCallId());
    }
}
