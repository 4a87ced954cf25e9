package tools;

import com.github.copilot.tool.CopilotTool;

public class Tools {
    private enum Mode {
        FAST,
        SLOW
    }

    @CopilotTool("One.")
    public void one(String text, Mode mode) {}
}
