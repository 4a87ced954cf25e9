import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Takes.")
    public void take(Holder holder, int count) {}
}
