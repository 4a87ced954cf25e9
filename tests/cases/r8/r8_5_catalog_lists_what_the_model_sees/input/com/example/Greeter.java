package com.example;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public interface Greeter {
    @CopilotTool("Greets.")
    String greet(@CopilotToolParam("Whom") String name);
}
