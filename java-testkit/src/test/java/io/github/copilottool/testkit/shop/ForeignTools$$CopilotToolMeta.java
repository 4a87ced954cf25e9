package io.github.copilottool.testkit.shop;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** A companion of another processor, whose handlers are lambdas. */
public class ForeignTools$$CopilotToolMeta implements CopilotToolMetadataProvider<ForeignTools> {
    @Override
    public List<ToolDefinition> definitions(ForeignTools instance, ObjectMapper mapper) {
        return List.of(ToolDefinition.create(
                "greet", "Greets.", Map.of("type", "object"), call -> CompletableFuture.completedFuture("Hello")));
    }
}
