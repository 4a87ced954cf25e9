import com.github.copilot.tool.CopilotTool;

public class Base {
    @CopilotTool("First.")
    public String first() {
        return "base first";
    }

    @CopilotTool("Second.")
    public String second(String text) {
        return "base second";
    }
}
