import com.github.copilot.tool.CopilotTool;

public class Sound {
    @CopilotTool("Works.")
    public String work() {
        return "worked";
    }
}
