import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class OptionalBoxedNumber {
    @CopilotTool("Counts.")
    public String count(@CopilotToolParam(value = "How many.", required = false) Integer many) {
        return String.valueOf(many);
    }
}
