import com.github.copilot.tool.CopilotTool;

public class LateBase {
    @CopilotTool("Inherited.")
    public String inherited(int number) {
        return "inherited " + number;
    }
}
