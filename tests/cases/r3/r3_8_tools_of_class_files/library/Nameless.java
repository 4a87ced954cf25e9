import com.github.copilot.tool.CopilotTool;

public class Nameless {
    @CopilotTool("Adds.")
    public int add(int left, int right) {
        return left + right;
    }
}
