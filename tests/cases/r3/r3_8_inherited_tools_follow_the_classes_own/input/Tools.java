import com.github.copilot.tool.CopilotTool;

public class Tools extends Base implements Face {
    @Override
    public String promised(String other) {
        return "kept " + other;
    }

    @CopilotTool("Of the class.")
    public String own() {
        return "own";
    }
}
