import com.github.copilot.tool.CopilotTool;

abstract class Base<A, B> {
    @CopilotTool("Link.")
    public String link(A from, B to) {
        return from + " " + to;
    }
}
