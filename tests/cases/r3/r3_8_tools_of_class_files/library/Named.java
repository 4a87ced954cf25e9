import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Named {
    @CopilotTool("Adds.")
    public int add(
            @CopilotToolParam(name = "left", value = "One.") int left,
            @CopilotToolParam(name = "right", value = "Other.") int right) {
        return left + right;
    }
}
