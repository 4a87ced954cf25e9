import com.github.copilot.tool.CopilotTool;

public class Base {
    @CopilotTool("Gets.")
    public Object get() {
        return "base";
    }
}
