import com.github.copilot.tool.CopilotTool;

public interface Root {
    @CopilotTool("Of the root.")
    String root();
}
