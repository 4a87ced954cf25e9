import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class OptionalPrimitive {
    @CopilotTool("One.")
    public void one(
            @CopilotToolParam(value = "A.", required = false) int a,
            @CopilotToolParam(value = "B.", required = false) boolean b) {}

    @CopilotTool("Two.")
    public void two(@CopilotToolParam(value = "A.", required = false, defaultValue = "1") int a) {}
}
