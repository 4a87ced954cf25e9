import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(value = "Runs.", name = "bash")
    public void run() {}
}
