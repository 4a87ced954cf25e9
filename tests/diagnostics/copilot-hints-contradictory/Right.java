import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.runtime.ToolHints;

class Tools {
    @CopilotTool("Finds an order.")
    @ToolHints(title = "Find an order", readOnly = true)
    String find(@CopilotToolParam("The order's number") int number) {
        return "order " + number;
    }
}
