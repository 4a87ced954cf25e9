import com.github.copilot.tool.CopilotTool;

public class Base {
    @CopilotTool("Of the base.")
    public String shared() {
        return "base";
    }
}
