package com.example.shop.app;

import com.example.shop.tools.ShopTools;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import java.util.Map;
import java.util.TreeMap;

/** Calls each tool, or prints why there are none. */
public final class Main {
    private static final Map<String, String> ARGUMENTS = Map.of(
            "sell", "{\"items\": [{\"name\": \"pen\", \"count\": 2}]}",
            "note", "{\"note\": {\"text\": \"closed\"}}",
            "look", "{\"place\": \"shelf\"}");

    private Main() {}

    /**
     * Runs the program.
     *
     * @param arguments none
     * @throws JsonProcessingException never
     */
    public static void main(String[] arguments) throws JsonProcessingException {
        System.out.println("module " + Main.class.getModule().getName());
        Map<String, ToolDefinition> tools = new TreeMap<>();
        try {
            ToolDefinition.fromObject(new ShopTools()).forEach(tool -> tools.put(tool.name(), tool));
        } catch (IllegalStateException refused) {
            // One line for all tools.
            System.out.println("refused: " + refused.getMessage().replace('\n', ' '));
        }
        for (ToolDefinition tool : tools.values()) {
            ToolInvocation call =
                    new ToolInvocation().setArguments(new ObjectMapper().readTree(ARGUMENTS.get(tool.name())));
            System.out.println(tool.name() + ": " + tool.handler().invoke(call).join());
        }
    }
}
