package shop;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.tool.CopilotToolMetadataProvider;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** A class that takes the place of a companion. */
public final class Shop$$CopilotToolMeta implements CopilotToolMetadataProvider<Shop> {
    @Override
    public List<ToolDefinition> definitions(Shop instance, ObjectMapper mapper) {
        return List.of(
                new ToolDefinition(
                        "greet",
                        "Greets.",
                        Map.of("type", "object"),
                        call -> CompletableFuture.completedFuture(
                                instance.greet(call.getArguments().get("name"))),
                        null,
                        true,
                        null),
                new ToolDefinition(
                        "refuse",
                        "Refuses.",
                        Map.of("type", "object"),
                        call -> CompletableFuture.completedFuture(Shop.refuse()),
                        null,
                        null,
                        null),
                new ToolDefinition(
                        "fail",
                        "Fails.",
                        Map.of("type", "object"),
                        call -> CompletableFuture.failedFuture(new IllegalStateException("secret")),
                        null,
                        null,
                        null));
    }
}
