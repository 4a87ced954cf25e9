package com.example;

import com.github.copilot.tool.CopilotToolParam;

public record Order(
        @CopilotToolParam("What to order") String article,
        @CopilotToolParam(value = "How many", defaultValue = "1") int count,
        @CopilotToolParam("How soon") Priority priority) {}
