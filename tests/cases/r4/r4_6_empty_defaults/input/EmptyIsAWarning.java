import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class EmptyIsAWarning {
    public record Filter(@CopilotToolParam(value = "Whom", defaultValue = "") String whom, int n) {}

    @CopilotTool("Greets.")
    public String greet(
            @CopilotToolParam(value = "Whom", defaultValue = "") String whom,
            @CopilotToolParam(value = "How often", required = false, defaultValue = "") Integer times,
            @CopilotToolParam(value = "What", defaultValue = " ") String what) {
        return "[" + whom + times + what + "]";
    }

    @CopilotTool("Filters.")
    public String filter(Filter filter) {
        return filter.toString();
    }
}
