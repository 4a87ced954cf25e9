package io.github.copilottool.mcp.shop;

import com.github.copilot.tool.CopilotTool;

/** Static tools alone, of a class that cannot be instantiated. */
public final class StaticTools {
    private StaticTools() {}

    @CopilotTool("Greets.")
    public static String hello() {
        return "Hello";
    }
}
