import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;

public class AtAnyPosition {
    @CopilotTool("First.")
    public String first(ToolInvocation invocation, String text) {
        return invocation.getToolName() + " " + text;
    }

    @CopilotTool("Middle.")
    public String middle(String text, ToolInvocation call, int number) {
        return call.getToolCallId() + " " + text + number;
    }

    @CopilotTool("Only.")
    public String only(ToolInvocation it) {
        return it.getSessionId();
    }
}
