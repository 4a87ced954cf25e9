package com.example.support;

import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** Tools with special flags and metadata. */
public class AdminTools {
    @CopilotTool(value = "Looks at a file of the support desk.", name = "view", overridesBuiltInTool = true)
    public String look(@CopilotToolParam("The file's name") String path) {
        return "nothing in " + path;
    }

    @CopilotTool(value = "Says the time at the support desk.", skipPermission = true, defer = ToolDefer.NEVER)
    public String deskTime() {
        return "noon";
    }

    @CopilotTool(value = "Ends the shift.", isTerminal = true, defer = ToolDefer.AUTO)
    public void endShift() {}

    @CopilotTool(
            value = "Purges old tickets.",
            defer = ToolDefer.NONE,
            metadata = {
                @CopilotTool.MetadataEntry(key = "audited", value = @CopilotTool.MetadataValue(bool = true)),
                @CopilotTool.MetadataEntry(key = "owner", value = @CopilotTool.MetadataValue(str = "operations")),
                @CopilotTool.MetadataEntry(
                        key = "dangers",
                        value =
                                @CopilotTool.MetadataValue(
                                        flags = {
                                            @CopilotTool.MetadataFlag(name = "destructive", value = true),
                                            @CopilotTool.MetadataFlag(name = "idempotent", value = false)
                                        }))
            })
    public String purge() {
        return "purged";
    }
}
