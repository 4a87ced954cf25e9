package com.example.tools;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class GreetingTools {
    @CopilotTool("Greets.")
    public String greet(@CopilotToolParam("Whom") String name) {
        return greeting() + " " + name;
    }

    protected String greeting() {
        return "Hello";
    }
}
