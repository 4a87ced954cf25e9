package com.example;

import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Greets.")
    Person greet(Person person, int count) {
        return PersonBuilder.builder(person).withAge(count).build();
    }
}
