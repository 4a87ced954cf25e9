package q;

import com.github.copilot.tool.CopilotTool;

public class instance {
    @CopilotTool("Triples.")
    public static int thrice(int value) {
        return 3 * value;
    }

    @CopilotTool("Is nothing.")
    public void nothing() {}
}
