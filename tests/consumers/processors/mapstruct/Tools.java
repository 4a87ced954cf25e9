package com.example;

import com.github.copilot.tool.CopilotTool;

public class Tools extends Base {
    @CopilotTool("Maps.")
    Names map(Person person, int count) {
        return PersonMapper.INSTANCE.names(person);
    }
}
