import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("")
    public void one() {}

    /** @param text only a tag */
    @CopilotTool(" ")
    public void two(String text) {}
}
