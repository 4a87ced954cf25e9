import com.github.copilot.tool.CopilotTool;

@SuppressWarnings("copilot-name-invalid")
public class Tools {
    @CopilotTool(value = "Runs.", name = "a b")
    public void run() {}
}
