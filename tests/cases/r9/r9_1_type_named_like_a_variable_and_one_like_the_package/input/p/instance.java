package p;

import com.github.copilot.tool.CopilotTool;

public class instance {
    @CopilotTool("Doubles.")
    public int twice(int value) {
        return 2 * value;
    }
}
