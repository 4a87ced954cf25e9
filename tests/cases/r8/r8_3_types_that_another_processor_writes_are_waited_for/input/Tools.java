import com.github.copilot.tool.CopilotTool;

public class Tools extends LateBase {
    @CopilotTool("Takes.")
    public String take(LateRecord late, LateEnum kind) {
        return late + " " + kind;
    }
}
