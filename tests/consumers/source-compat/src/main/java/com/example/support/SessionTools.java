package com.example.support;

import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** Tools that use the invocation. */
public class SessionTools {
    @CopilotTool("Says which call this is.")
    public String which(ToolInvocation invocation) {
        return invocation.getToolName() + " " + invocation.getToolCallId() + " of " + invocation.getSessionId();
    }

    @CopilotTool("Repeats what it was given.")
    public String repeat(@CopilotToolParam("Anything") String text, ToolInvocation invocation) {
        return text + " in " + invocation.getArguments();
    }
}
