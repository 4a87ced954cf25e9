import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Two.")
    public void two(ToolInvocation one, String text, ToolInvocation other) {}
}
