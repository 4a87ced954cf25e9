package tools;

import base.Base;
import com.github.copilot.tool.CopilotTool;

public class Tools extends Base {
    @CopilotTool("Takes.")
    public void take(String text, Mode mode) {}
}
