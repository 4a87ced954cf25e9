package com.example.support;

import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolHandler;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Definitions with a hand-written schema and handler, and copies of them. */
final class HandMade {
    private static final Map<String, Object> SCHEMA =
            Map.of("type", "object", "properties", Map.of(), "required", List.of());

    private HandMade() {}

    static List<ToolDefinition> all() {
        ToolHandler handler = invocation -> CompletableFuture.completedFuture("made by hand");
        Map<String, Object> metadata = Map.of("by", "hand");
        return List.of(
                ToolDefinition.create("plain", "Plain.", SCHEMA, handler),
                ToolDefinition.createOverride("grep", "Overrides.", SCHEMA, handler),
                ToolDefinition.createSkipPermission("quick", "Asks nobody.", SCHEMA, handler),
                ToolDefinition.createWithDefer("hidden", "Is searched for.", SCHEMA, handler, ToolDefer.AUTO),
                ToolDefinition.createWithMetadata("marked", "Has metadata.", SCHEMA, handler, metadata),
                new ToolDefinition("seven", "Seven.", SCHEMA, handler, null, true, null),
                new ToolDefinition("eight", "Eight.", SCHEMA, handler, null, null, ToolDefer.NEVER, metadata),
                new ToolDefinition("nine", "Nine.", SCHEMA, handler, null, null, null, null, true));
    }

    static ToolDefinition changed(ToolDefinition tool) {
        return tool.overridesBuiltInTool(true)
                .skipPermission(true)
                .isTerminal(true)
                .defer(ToolDefer.NEVER)
                .metadata(Map.of("changed", true));
    }
}
