import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Greets.")
    public void greet() {}

    @CopilotTool("Leaves.")
    public void leave() {}
}
