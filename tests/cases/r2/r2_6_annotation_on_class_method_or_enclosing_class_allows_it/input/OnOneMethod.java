import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.tool.CopilotTool;

public class OnOneMethod {
    @AllowCopilotExperimental
    @CopilotTool("Greets.")
    public void greet() {}

    @CopilotTool("Leaves.")
    public void leave() {}
}
