import com.github.copilot.tool.CopilotTool;

public class Tools extends Base {
    @CopilotTool("Own.")
    public String own() {
        return "own";
    }
}
