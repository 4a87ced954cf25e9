import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Takes booleans.")
    public String booleans(boolean b, @CopilotToolParam(value = "Boxed.", required = false) Boolean boxed) {
        return b + "," + boxed;
    }
}
