// javac -Acopilot.tool.annotations=quarkus-mcp
import io.quarkiverse.mcp.server.Tool;

class Tools {
    @Tool(description = "Counts the orders.")
    String count() {
        return "three";
    }
}
