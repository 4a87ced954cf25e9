import com.github.copilot.tool.CopilotTool;

public class Others {
    @CopilotTool("Greets.")
    public void greet() {}
}
