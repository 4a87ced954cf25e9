import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

abstract class Undone<T extends Comparable<T>> {
    @CopilotTool("Do.")
    public String redo(@CopilotToolParam(value = "What.", defaultValue = "x") T what) {
        return "";
    }

    abstract static class Half<U extends Comparable<U>> extends Undone<U> {}
}
