import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.runtime.ToolHints;

class Tools extends Base {
    @CopilotTool("Looks up.")
    @ToolHints(title = "Look up stock", readOnly = true, openWorld = false)
    String lookUp() {
        return "7";
    }

    @CopilotTool(
            value = "Cancels.",
            metadata = @CopilotTool.MetadataEntry(key = "team", value = @CopilotTool.MetadataValue(str = "orders")))
    @ToolHints(openWorld = true, idempotent = true, destructive = true, readOnly = false)
    String cancel() {
        return "cancelled";
    }

    @CopilotTool("Counts.")
    @ToolHints(title = " ")
    int count() {
        return 7;
    }

    @CopilotTool("Lists.")
    @ToolHints
    String list() {
        return "listed";
    }

    @CopilotTool("Adds.")
    @ToolHints(title = "Add \"one\"")
    static String add() {
        return "added";
    }
}
