import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Base {
    @CopilotTool("First.")
    public String first() {
        return "base first";
    }

    @CopilotTool(value = "Second.", name = "two")
    public String second(@CopilotToolParam(value = "A word.", name = "word") String text) {
        return "base " + text;
    }

    @CopilotTool("Third.")
    public String third() {
        return "base third";
    }
}
