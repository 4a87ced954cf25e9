import com.github.copilot.tool.CopilotTool;

public class Tools {
    @SuppressWarnings("copilot-name-builtin")
    @CopilotTool(value = "On the method.", name = "bash")
    public void one() {}

    @CopilotTool("On the parameter.")
    public void two(@SuppressWarnings("copilot-parameter-name") String größe) {}

    @CopilotTool(value = "By the option.", name = "xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx")
    public void three() {}

    @SuppressWarnings({"unused", "copilot-name-long"})
    @CopilotTool(value = "With another's code.", name = "grep")
    public void four() {}

    @SuppressWarnings("all")
    @CopilotTool(value = "By all.", name = "glob")
    public void five() {}
}
