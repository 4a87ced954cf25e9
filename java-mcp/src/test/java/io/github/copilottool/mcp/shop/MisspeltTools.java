package io.github.copilottool.mcp.shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotTool.MetadataEntry;
import com.github.copilot.tool.CopilotTool.MetadataFlag;
import com.github.copilot.tool.CopilotTool.MetadataValue;

/** A tool with a hint that does not exist. */
public final class MisspeltTools {
    @CopilotTool(
            value = "Greets.",
            metadata =
                    @MetadataEntry(
                            key = "mcp",
                            value = @MetadataValue(flags = @MetadataFlag(name = "readonlyHint", value = true))))
    public String hello() {
        return "Hello";
    }
}
