import com.github.copilot.tool.CopilotTool;

public class Two {
    @CopilotTool("Finds.")
    public String find() {
        return "two";
    }
}
