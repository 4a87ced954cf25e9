// javac -Acopilot.tool.annotations=quarkus-mcp
import io.quarkiverse.mcp.server.Tool;

class Tools {
    @Tool(description = "Counts the orders.", annotations = @Tool.Annotations(readOnlyHint = true, destructiveHint = true))
    String count() {
        return "three";
    }
}
