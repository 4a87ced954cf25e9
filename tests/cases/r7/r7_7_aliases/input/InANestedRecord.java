import com.fasterxml.jackson.annotation.JsonAlias;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;

public class InANestedRecord {
    public record Size(@JsonAlias({"w", "breadth"}) int width, @JsonProperty("h") int height) {}

    @CopilotTool("Resizes.")
    public String resize(Size size, int times) {
        return size + " " + times;
    }
}
