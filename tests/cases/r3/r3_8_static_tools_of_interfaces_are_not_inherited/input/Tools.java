import com.github.copilot.tool.CopilotTool;

public class Tools extends Base implements Face {
    @CopilotTool("Hides.")
    public static String hidden() {
        return "tools";
    }
}
