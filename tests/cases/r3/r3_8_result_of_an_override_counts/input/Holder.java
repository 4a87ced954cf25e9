import com.github.copilot.tool.CopilotTool;

public class Holder<T> {
    protected T held;

    @CopilotTool("Shows.")
    public T show() {
        return held;
    }
}
