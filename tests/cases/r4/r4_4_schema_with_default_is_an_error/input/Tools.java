import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("One.")
    public void one(@CopilotToolParam(value = "A.", schema = "{\"type\":\"string\"}", defaultValue = "x") String a) {}
}
