import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Adds.")
    public int add(@CopilotToolParam("One") int left, @CopilotToolParam("Other") int right) {
        return left + right;
    }
}
