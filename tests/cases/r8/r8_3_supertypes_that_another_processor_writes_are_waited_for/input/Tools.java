import com.github.copilot.tool.CopilotTool;

public class Tools extends Middle implements LateInterface {
    @CopilotTool("Own.")
    public String own(int number) {
        return "own " + number;
    }
}
