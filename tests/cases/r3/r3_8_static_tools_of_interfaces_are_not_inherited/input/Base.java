import com.github.copilot.tool.CopilotTool;

public class Base {
    @CopilotTool("Of the base class.")
    public static String shared() {
        return "base";
    }

    @CopilotTool("Hidden below.")
    public static String hidden() {
        return "base";
    }
}
