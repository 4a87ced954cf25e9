// javac -Acopilot.tool.annotations=quarkus-mcp
import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Counts the orders.")
    String count() {
        return "three";
    }
}
