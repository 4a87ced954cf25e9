import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Louder {
    @SuppressWarnings({"all", "copilot-no-such-code"})
    @CopilotTool(value = "Silent.", name = "quiet")
    public String quiet(@CopilotToolParam(value = "Which", name = "no-identifier") String which) {
        return which;
    }

    @SuppressWarnings("copilot-no-such-code")
    @CopilotTool(value = "Warned of.", name = "loud")
    public String loud(@CopilotToolParam(value = "Which", name = "no-identifier") String which) {
        return which;
    }
}
