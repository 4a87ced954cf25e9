package io.github.copilottool.mcp.shop;

import com.github.copilot.tool.CopilotTool;

/** A tool class whose catalogue is damaged. */
public final class BrokenTools {
    @CopilotTool("Greets.")
    public String hello() {
        return "Hello";
    }
}
