import com.github.copilot.tool.CopilotTool;

public class ReplacedOnPurpose {
    @CopilotTool(value = "Looks.", overridesBuiltInTool = true)
    public void view() {}

    @CopilotTool(value = "Runs.", overridesBuiltInTool = true)
    public void local_shell() {}

    @CopilotTool(value = "Finds.", name = "tool_search_tool", overridesBuiltInTool = true)
    public void find() {}
}
