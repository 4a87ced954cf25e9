import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(value = "Looks.", overridesBuiltInTool = true)
    public void view() {}
}
