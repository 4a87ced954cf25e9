import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Faulty {
    @CopilotTool("Waits.")
    public void pause(@CopilotToolParam(name = "thread", value = "Which.") Thread thread) {}
}
