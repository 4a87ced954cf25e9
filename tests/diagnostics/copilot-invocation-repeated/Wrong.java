import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Names the session.")
    String session(ToolInvocation first, ToolInvocation second) {
        return first.getSessionId();
    }
}
