import com.github.copilot.tool.CopilotTool;
import java.util.List;
import tools.jackson.databind.JsonNode;

class Tools {
    record Inside(String name, JsonNode node) {}

    @CopilotTool("Arguments.")
    void take(JsonNode node, Inside inside) {}

    @CopilotTool("Results.")
    JsonNode give() {
        return null;
    }

    @CopilotTool("Inside of results.")
    List<Inside> list() {
        return List.of();
    }
}
