package com.example;

import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Greets.")
    String greet(Person person, int count) {
        return "" + person;
    }
}
