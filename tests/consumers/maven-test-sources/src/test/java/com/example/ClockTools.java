package com.example;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class ClockTools extends Clock {
    @CopilotTool("Tells the time.")
    String tell(@CopilotToolParam("The time zone") String zone) {
        return time() + " " + zone;
    }
}
