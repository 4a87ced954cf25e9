import com.github.copilot.tool.CopilotTool;

public class Base {
    @CopilotTool("Greets.")
    public String greet() {
        return "hello";
    }
}
