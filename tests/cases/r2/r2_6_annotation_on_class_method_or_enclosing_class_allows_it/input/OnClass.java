import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.tool.CopilotTool;

@AllowCopilotExperimental
public class OnClass {
    @CopilotTool("Greets.")
    public void greet() {}
}
