import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("One.")
    public int one() {
        return 1;
    }
}
