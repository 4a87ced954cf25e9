package com.example.shop.app;

import com.example.shop.tools.ShopTools;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.CopilotTools;
import java.util.Map;
import java.util.TreeMap;

/** Calls each tool. */
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
        CopilotTools.of(new ShopTools()).forEach(tool -> tools.put(tool.name(), tool));
        for (ToolDefinition tool : tools.values()) {
            ToolInvocation call =
                    new ToolInvocation().setArguments(new ObjectMapper().readTree(ARGUMENTS.get(tool.name())));
            System.out.println(tool.name() + ": " + tool.handler().invoke(call).join());
        }
    }
}
