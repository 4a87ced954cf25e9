import com.github.copilot.tool.CopilotTool;

public class Tools extends Base {
    @CopilotTool("Finds too.")
    public void find(int number) {}
}
