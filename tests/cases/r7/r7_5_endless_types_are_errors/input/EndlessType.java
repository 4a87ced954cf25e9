import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public class EndlessType {
    public record Grow<T>(T value, Grow<List<T>> next) {}

    @CopilotTool("Grows.")
    public void grow(Grow<String> grow, int more) {}

    @CopilotTool("With a schema.")
    public void shown(@CopilotToolParam(value = "Enough.", schema = "{\"type\":\"object\"}") Grow<String> grow, int more) {}
}
