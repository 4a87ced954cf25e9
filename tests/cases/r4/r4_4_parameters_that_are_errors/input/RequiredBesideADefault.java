import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class RequiredBesideADefault {
    @CopilotTool("One.")
    public void one(@CopilotToolParam(value = "A.", required = true, defaultValue = "x") String a) {}
}
