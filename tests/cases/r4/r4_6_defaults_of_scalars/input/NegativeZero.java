import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class NegativeZero {
    @CopilotTool("Shifts.")
    public String shift(@CopilotToolParam(value = "How far.", defaultValue = "-0.0") double by) {
        return String.valueOf(by);
    }
}
