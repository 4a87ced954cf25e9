import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.runtime.ToolHints;

class Tools {
    @CopilotTool("Looks up.")
    @ToolHints(readOnly = true, destructive = true)
    String lookUp() {
        return "7";
    }

    @CopilotTool(
            value = "Cancels.",
            metadata = @CopilotTool.MetadataEntry(key = "mcp", value = @CopilotTool.MetadataValue(str = "orders")))
    @ToolHints(title = "Cancel", readOnly = true, destructive = false)
    String cancel() {
        return "cancelled";
    }

    @CopilotTool("Adds.")
    @ToolHints(title = "\ud800")
    String add() {
        return "added";
    }
}
