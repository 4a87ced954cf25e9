import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.tool.CopilotTool;

public class OnMethod {
    @AllowCopilotExperimental
    @CopilotTool("Greets.")
    public void greet() {}
}
