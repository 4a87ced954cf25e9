import com.github.copilot.tool.CopilotTool;

interface mapper {
    @CopilotTool("Halves.")
    static Half half(int mapper) {
        return new Half(mapper / 2);
    }

    record Half(int n) {}
}
