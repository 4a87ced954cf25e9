import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Adds.")
    public int add(int a, int b) {
        return a + b;
    }
}
