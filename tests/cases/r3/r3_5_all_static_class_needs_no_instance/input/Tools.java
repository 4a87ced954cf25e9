import com.github.copilot.tool.CopilotTool;

public final class Tools {
    private Tools() {}

    @CopilotTool("Adds.")
    static int add(int a, int b) {
        return a + b;
    }
}
