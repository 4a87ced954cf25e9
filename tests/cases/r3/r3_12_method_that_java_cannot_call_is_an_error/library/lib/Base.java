package lib;

import com.github.copilot.tool.CopilotTool;

public class Base {
    @CopilotTool("Has a blank in its name.")
    public String my_tool() {
        return "";
    }

    @CopilotTool(value = "Is a keyword.", name = "renamed")
    public String a_class() {
        return "";
    }

    @CopilotTool(value = "Would be another member.", name = "other")
    public String crafted() {
        return "";
    }

    @CopilotTool(value = "Has a letter that is none.", name = "dash")
    public static String a_dash() {
        return "";
    }

    @CopilotTool("Can only be called on something.")
    public String a_yield() {
        return "";
    }
}
