import com.github.copilot.tool.CopilotTool;

public class MethodName {
    @CopilotTool("Searches.")
    public void grep() {}
}
