import com.github.copilot.tool.CopilotTool;

public class EmptyRecord {
    public record Nothing() {}

    @CopilotTool("Shows.")
    public String show(Nothing nothing) {
        return nothing.toString();
    }
}
