package io.github.copilottool.spring.shop;

import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import io.github.copilottool.mcp.McpToolInvocation;

/** Tools that need to know who calls. */
public class CallerTools {
    /** Is created by a test. */
    public CallerTools() {}

    /**
     * Returns what is known about the caller.
     *
     * @param invocation the call
     * @return the media type of the request, and the client's name
     */
    @CopilotTool("Says who calls.")
    public String describeCaller(ToolInvocation invocation) {
        McpToolInvocation call = McpToolInvocation.of(invocation);
        return call.transportContext().get("type") + " from " + call.clientName();
    }
}
