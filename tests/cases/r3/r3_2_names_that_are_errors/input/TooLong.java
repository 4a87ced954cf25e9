import com.github.copilot.tool.CopilotTool;

public class TooLong {
    @CopilotTool(value = "129.", name = "ddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddddd")
    public void tooLong() {}
}
