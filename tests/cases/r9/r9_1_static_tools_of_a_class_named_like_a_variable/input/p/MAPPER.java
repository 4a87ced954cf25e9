package p;

import com.github.copilot.tool.CopilotTool;

public class MAPPER {
    @CopilotTool("Doubles.")
    public static int twice(int value) {
        return 2 * value;
    }
}
