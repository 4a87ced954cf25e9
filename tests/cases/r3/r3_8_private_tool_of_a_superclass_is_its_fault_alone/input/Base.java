import com.github.copilot.tool.CopilotTool;

public class Base {
    @CopilotTool("Hidden.")
    private String hidden() {
        return "hidden";
    }
}
