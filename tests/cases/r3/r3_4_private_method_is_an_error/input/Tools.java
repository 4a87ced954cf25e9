import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Hidden.")
    private void hidden() {}
}
