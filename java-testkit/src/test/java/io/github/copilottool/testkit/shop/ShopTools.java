package io.github.copilottool.testkit.shop;

import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** One tool of each kind, with a companion from the processor. */
public class ShopTools {
    public record Order(int id, List<String> items) {}

    @CopilotTool("Finds an order.")
    public Order findOrder(
            @CopilotToolParam("Its number") int id,
            @CopilotToolParam(value = "How much of it", defaultValue = "ALL") Extent extent) {
        return new Order(id, List.of("pen"));
    }

    /** How much of an order is wanted. */
    public enum Extent {
        ALL,
        HEAD
    }

    @CopilotTool(value = "Greets a customer.", skipPermission = true, defer = ToolDefer.NEVER)
    public String greet(@CopilotToolParam("Who \"she\" is") String name) {
        return "Hello " + name;
    }

    @CopilotTool("Tells where an order is.")
    public ToolResultObject track(@CopilotToolParam("Its number") int id) {
        return ToolResultObject.failure("There is no order " + id + ".", "unknown order");
    }

    @CopilotTool("Breaks at once.")
    public String breakDown() {
        throw new IllegalStateException("the stock's password is secret");
    }

    @CopilotTool("Breaks later.")
    public CompletableFuture<String> breakLater() {
        return CompletableFuture.supplyAsync(() -> {
            throw new IllegalArgumentException("not today");
        });
    }

    @CopilotTool("Is never done.")
    public CompletableFuture<String> dream() {
        return new CompletableFuture<>();
    }

    @CopilotTool("Tells who calls.")
    public String whoCalls(ToolInvocation invocation) {
        Map<String, Object> arguments = invocation.getArguments();
        return invocation.getSessionId() + " " + invocation.getToolCallId() + " " + invocation.getToolName() + " "
                + arguments;
    }
}
