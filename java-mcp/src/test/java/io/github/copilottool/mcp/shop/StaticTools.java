package io.github.copilottool.mcp.shop;

import com.github.copilot.tool.CopilotTool;

/** A class with static tools only, which cannot be instantiated. */
public final class StaticTools {
    private StaticTools() {}

    @CopilotTool("Greets.")
    public static String hello() {
        return "Hello";
    }
}
