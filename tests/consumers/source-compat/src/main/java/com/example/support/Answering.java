package com.example.support;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** A tool that other classes inherit. */
public interface Answering {
    @CopilotTool("Answers a customer.")
    String answer(@CopilotToolParam(value = "What to say", name = "text") String text);
}
