package base;

import com.github.copilot.tool.CopilotTool;

public class Base {
    @CopilotTool("Protected.")
    protected String guarded() {
        return "guarded";
    }

    @CopilotTool("Package-private.")
    String hidden() {
        return "hidden";
    }

    @CopilotTool("Public.")
    public String open() {
        return "open";
    }
}
