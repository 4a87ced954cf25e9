// javac -Acopilot.tool.annotations=quarkus-mcp
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolResponse;

class Tools {
    @Tool(description = "Counts the orders.")
    ToolResponse count() {
        return new ToolResponse(false, "three");
    }
}
