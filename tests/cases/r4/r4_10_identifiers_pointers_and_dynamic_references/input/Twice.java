import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class Twice {
    public record Part(
            @CopilotToolParam(value = "Its size.", schema = "{\"$id\":\"https://example.org/size\"}") JsonNode size) {}

    @CopilotTool("Once in a tool, and in two tools.")
    public void fine(Part part, @CopilotToolParam(value = "A.", schema = "{\"$id\":\"https://example.org/a\"}") JsonNode a) {}

    @CopilotTool("In two schemas.")
    public void two(
            @CopilotToolParam(value = "A.", schema = "{\"$id\":\"https://example.org/a\"}") JsonNode a,
            @CopilotToolParam(value = "B.", schema = "{\"$id\":\"https://example.org/a\"}") JsonNode b) {}

    @CopilotTool("In a type that is written twice.")
    public void three(Part part, List<Part> parts) {}
}
