import com.github.copilot.tool.CopilotTool;

public interface Face {
    @CopilotTool("Of the interface.")
    String shared();
}
