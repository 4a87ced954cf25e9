import com.github.copilot.tool.CopilotTool;

public class LateBase {
    @CopilotTool("Inherited from a type written later.")
    public String inherited() {
        return "inherited";
    }
}
