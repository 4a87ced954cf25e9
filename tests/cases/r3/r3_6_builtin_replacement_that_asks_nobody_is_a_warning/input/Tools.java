import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(value = "Runs.", name = "bash", overridesBuiltInTool = true, skipPermission = true)
    public void run() {}
}
