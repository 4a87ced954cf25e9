import com.github.copilot.tool.CopilotTool;

public class Repeated {
    @CopilotTool("One.")
    public void find(String text) {}

    @CopilotTool("Two.")
    public void find(int number) {}

    @CopilotTool(value = "Three.", name = "find")
    public void three() {}
}
