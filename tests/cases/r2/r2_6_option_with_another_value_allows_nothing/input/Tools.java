import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Greets.")
    public void greet() {}
}
