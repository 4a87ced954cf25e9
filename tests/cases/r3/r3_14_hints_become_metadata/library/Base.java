import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.runtime.ToolHints;

class Base {
    @CopilotTool("Reads.")
    @ToolHints(readOnly = true)
    String read() {
        return "read";
    }
}
