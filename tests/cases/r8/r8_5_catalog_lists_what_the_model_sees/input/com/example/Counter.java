package com.example;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Counter {
    @CopilotTool(value = "Counts.", skipPermission = true)
    int count(@CopilotToolParam(value = "How far", defaultValue = "010") int to) {
        return to;
    }
}
