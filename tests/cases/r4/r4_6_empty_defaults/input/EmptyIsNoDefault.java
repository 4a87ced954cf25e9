import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class EmptyIsNoDefault {
    @CopilotTool("One.")
    public String one(@CopilotToolParam(value = "A.", defaultValue = "") String a) {
        return a;
    }
}
