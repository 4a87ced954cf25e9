import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("One.")
    public void one(@CopilotToolParam("The call.") ToolInvocation invocation) {}

    @CopilotTool("Two.")
    public void two(ToolInvocation one, String text, ToolInvocation other) {}
}
