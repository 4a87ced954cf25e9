import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class DefaultWithRequiredFalse {
    @CopilotTool("One.")
    public String one(@CopilotToolParam(value = "A.", required = false, defaultValue = "x") String a) {
        return a;
    }
}
