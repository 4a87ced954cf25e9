import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Names the session.")
    String session(@CopilotToolParam("The session") ToolInvocation invocation) {
        return invocation.getSessionId();
    }
}
