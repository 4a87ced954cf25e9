import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("One.")
    public void getURL() {}

    @CopilotTool("Two.")
    public void plainName() {}
}
