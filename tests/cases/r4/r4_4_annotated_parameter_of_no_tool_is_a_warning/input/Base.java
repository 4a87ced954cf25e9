import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public interface Base {
    @CopilotTool("Inherited.")
    String inherited(@CopilotToolParam("Has an effect") int a);
}
