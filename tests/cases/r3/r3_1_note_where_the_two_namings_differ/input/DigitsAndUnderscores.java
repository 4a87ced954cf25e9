import com.github.copilot.tool.CopilotTool;

public class DigitsAndUnderscores {
    @CopilotTool("One.")
    public void sha256Sum() {}

    @CopilotTool("Two.")
    public void x() {}

    @CopilotTool("Three.")
    public void one_underscore() {}

    @CopilotTool("Four.")
    public void aB() {}
}
