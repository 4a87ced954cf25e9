import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class NullIsAText {
    @CopilotTool("Two.")
    public String two(
            @CopilotToolParam(value = "A.", defaultValue = "null") String a) {
        return a;
    }
}
