import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Has a parameter without a description, which is meant.")
    public String echo(@SuppressWarnings("copilot-description-absent") String text) {
        return text;
    }

    @SuppressWarnings("copilot-parameter-name")
    @CopilotTool("Has a warning that is silenced.")
    public String renamed(@CopilotToolParam(value = "Which", name = "no-identifier") String which) {
        return which;
    }

    /**
     * Names a thing.
     *
     * @param text what
     */
    @CopilotTool("")
    public void name(String text) {}
}
