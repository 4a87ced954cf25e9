import com.github.copilot.tool.CopilotTool;

public class Base {
    @CopilotTool("Finds.")
    public void find(String text) {}
}
