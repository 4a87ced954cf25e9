// javac -Acopilot.tool.annotations=quarkus-mcp
import com.github.copilot.tool.CopilotTool;
import io.quarkiverse.mcp.server.ToolResponse;

class Tools {
    @CopilotTool("Counts the orders.")
    ToolResponse count() {
        return new ToolResponse(false, "three");
    }
}
