import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.runtime.ToolHints;

public class Tools {
    @CopilotTool("Looks up.")
    @ToolHints(readOnly = true)
    public String lookUp() {
        return "7";
    }

    @CopilotTool("Lists.")
    @ToolHints
    public String list() {
        return "listed";
    }
}
