import com.github.copilot.tool.CopilotTool;

class Unknown {
    @CopilotTool(value = "Looks.", name = "look", overridesBuiltInTool = true)
    void look() {}

    @CopilotTool(value = "Looks.", name = "see", overridesBuiltInTool = true)
    @SuppressWarnings("copilot-override-unknown")
    void see() {}
}
