package com.example.support;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolResultObject;
import java.util.List;
import java.util.concurrent.CompletableFuture;

/** Tools from lambdas with results in futures. */
final class NewsTools {
    private NewsTools() {}

    static List<ToolDefinition> all() {
        return List.of(
                ToolDefinition.fromAsync(
                        "headline", "Says the headline.", () -> CompletableFuture.completedFuture("All is well")),
                ToolDefinition.fromAsync(
                        "local_news",
                        "Says what happened.",
                        Parameters.CITY,
                        city -> CompletableFuture.supplyAsync(() -> "nothing in " + city)),
                ToolDefinition.fromAsync(
                        "old_news",
                        "Says what happened some time ago.",
                        Parameters.CITY,
                        Parameters.DAYS,
                        (city, days) -> CompletableFuture.completedFuture(ToolResultObject.success(city + days))));
    }
}
