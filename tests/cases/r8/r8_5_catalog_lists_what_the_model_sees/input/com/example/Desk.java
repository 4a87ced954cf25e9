package com.example;

import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Desk extends Counter implements Greeter {
    @CopilotTool(
            value = "Hands \"over\" to a human: \u00fc, \ud83d\ude00.",
            isTerminal = true,
            defer = ToolDefer.AUTO,
            metadata = @CopilotTool.MetadataEntry(key = "team", value = @CopilotTool.MetadataValue(str = "support")))
    public void handOver(ToolInvocation invocation) {}

    @CopilotTool(value = "Reads a page.", name = "view", overridesBuiltInTool = true)
    public String page(
            @CopilotToolParam("The title") String title,
            @CopilotToolParam(
                            value = "Limits",
                            schema = "{\"type\": \"object\", \"x-scale\": 1.50, \"default\": null}")
                    Object limits) {
        return title;
    }

    @Override
    public String greet(String name) {
        return "Hello " + name;
    }

    /** Without tools of its own. */
    public static class Inner extends Counter {}
}
