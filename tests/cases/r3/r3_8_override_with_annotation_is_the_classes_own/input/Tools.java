import com.github.copilot.tool.CopilotTool;

public class Tools extends Base {
    @CopilotTool("Own.")
    public String own() {
        return "own";
    }

    @Override
    @CopilotTool("Second again.")
    public String second(String word) {
        return "tools " + word;
    }
}
