import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool(value = "129.", name = "ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd")
    public void tooLong() {}
}
