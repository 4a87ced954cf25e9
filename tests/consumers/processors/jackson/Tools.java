package com.example;

import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Builds.")
    String build(Plan plan, int count) {
        return plan.floor + " " + plan.rooms + " " + plan.named + " " + plan.tower + " " + plan.getLevel();
    }
}
