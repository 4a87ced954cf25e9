package com.example.shop;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.CopilotTools;
import io.github.copilottool.mcp.McpTools;
import jakarta.enterprise.context.control.RequestContextController;
import jakarta.enterprise.inject.se.SeContainer;
import jakarta.enterprise.inject.se.SeContainerInitializer;
import java.util.List;
import java.util.logging.LogManager;

public class Main {
    public static void main(String[] arguments) {
        LogManager.getLogManager().reset();
        try (SeContainer container = SeContainerInitializer.newInstance()
                .disableDiscovery()
                .addBeanClasses(OrderTools.class, BasketTools.class, Audit.class)
                .initialize()) {
            OrderTools orders = container.select(OrderTools.class).get();
            System.out.println("A proxy: " + (orders.getClass() != OrderTools.class));
            List<ToolDefinition> tools = CopilotTools.of(orders, container.select(BasketTools.class).get());
            System.out.println("MCP: " + McpTools.of(orders).names());
            System.out.println("fromObject: " + ToolDefinition.fromObject(orders).size());
            System.out.println(call(tools.get(0)));
            RequestContextController requests =
                    container.select(RequestContextController.class).get();
            for (int i = 0; i < 2; i++) {
                requests.activate();
                System.out.println(call(tools.get(1)) + ", " + call(tools.get(1)));
                requests.deactivate();
            }
            List<ToolDefinition> supplied =
                    CopilotTools.of(BasketTools.class, container.select(BasketTools.class)::get);
            System.out.println("Outside of a request: "
                    + supplied.get(0)
                            .handler()
                            .invoke(new ToolInvocation())
                            .isCompletedExceptionally());
        }
    }

    private static Object call(ToolDefinition tool) {
        ToolInvocation invocation = new ToolInvocation()
                .setArguments(JsonNodeFactory.instance.objectNode().put("id", "a"));
        return tool.handler().invoke(invocation).join();
    }
}
