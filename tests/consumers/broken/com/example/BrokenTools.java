package com.example;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class BrokenTools {
    @CopilotTool("Writes a report.")
    private String write(@CopilotToolParam("Its title") String title) {
        return title;
    }

    @CopilotTool("Prints reports.")
    String print(@CopilotToolParam(value = "How many copies", defaultValue = "two") int copies) {
        return "Printed " + copies;
    }
}
