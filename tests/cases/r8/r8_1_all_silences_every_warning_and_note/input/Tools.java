import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

@SuppressWarnings("all")
public class Tools {
    @CopilotTool("Named unlike the SDK would, a note.")
    public String getURL(@CopilotToolParam(value = "Which", name = "no-identifier") String which) {
        return which;
    }
}
