package javax.mine;

import com.github.copilot.tool.CopilotTool;

public abstract class Base<T> {
    @CopilotTool("Inherited.")
    public String inherited(T value, int number) {
        return value + " " + number;
    }
}
