import com.github.copilot.tool.CopilotTool;

interface Countable {
    @CopilotTool("Counts.")
    default long count(Status status) {
        return 0;
    }
}
