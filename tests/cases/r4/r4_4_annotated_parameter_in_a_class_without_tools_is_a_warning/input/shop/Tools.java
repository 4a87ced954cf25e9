package shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("Finds.")
    public String find(@CopilotToolParam("What") String what) {
        return what;
    }
}
