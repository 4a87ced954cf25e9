import com.github.copilot.tool.CopilotTool;

class number {
    @CopilotTool("Adds.")
    static int add(int number, int other) {
        return number + other;
    }

    @CopilotTool("Names.")
    String name(value value, invocation invocation) {
        return value + " " + invocation;
    }
}
