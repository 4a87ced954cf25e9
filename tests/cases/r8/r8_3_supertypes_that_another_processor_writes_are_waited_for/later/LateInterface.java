import com.github.copilot.tool.CopilotTool;

public interface LateInterface {
    @CopilotTool("Of an interface.")
    default String further(int number) {
        return "further " + number;
    }
}
