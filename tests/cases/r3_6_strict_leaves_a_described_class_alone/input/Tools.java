import com.github.copilot.tool.CopilotTool;

public class Tools {
    /**
     * Names a thing.
     *
     * @param text what
     */
    @CopilotTool("")
    public void name(String text) {}
}
