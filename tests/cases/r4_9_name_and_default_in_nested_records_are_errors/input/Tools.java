import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public record Line(
            @CopilotToolParam(value = "What.", name = "thing") String item,
            @CopilotToolParam(value = "How many.", defaultValue = "1") int count) {}

    @CopilotTool("Orders.")
    public void order(Line line, String note) {}
}
