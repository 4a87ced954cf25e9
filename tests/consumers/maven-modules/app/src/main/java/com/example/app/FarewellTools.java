package com.example.app;

import com.example.tools.GreetingTools;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** A class with a tool of its own and one that it inherits from another module's class file. */
public class FarewellTools extends GreetingTools {
    @CopilotTool("Says goodbye.")
    public String leave(@CopilotToolParam("To whom") String name) {
        return "Goodbye " + name;
    }

    @Override
    protected String greeting() {
        return "Hi";
    }
}
