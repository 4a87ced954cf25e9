import com.github.copilot.tool.CopilotTool;

public class ReplacedOnPurpose {
    @CopilotTool(value = "Looks.", overridesBuiltInTool = true)
    public void view() {}
}
