import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Takes.")
    public void take(Missing missing, int count) {}

    public record Holder(Absent absent) {}

    @CopilotTool("Holds.")
    public void hold(Holder holder, int count) {}
}
