import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Searches.")
    public void grep() {}
}
