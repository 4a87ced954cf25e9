package com.example.support;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** Static tools, which need no instance. */
public final class Greetings {
    private Greetings() {}

    @CopilotTool("Greets a customer.")
    public static String greet(@CopilotToolParam("Whom") String name) {
        return "Hello, " + name;
    }
}
