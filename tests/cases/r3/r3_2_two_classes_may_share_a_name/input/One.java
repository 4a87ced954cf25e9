import com.github.copilot.tool.CopilotTool;

public class One {
    @CopilotTool("Finds.")
    public String find() {
        return "one";
    }
}
