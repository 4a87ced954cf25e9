package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public record Filter(@JsonProperty(Person_.FIRST_NAME) String name) {}

    @CopilotTool("Finds.")
    String find(@CopilotToolParam(value = "The name.", name = Person_.FIRST_NAME) String name, Filter filter) {
        return name + " " + filter;
    }

    @CopilotTool("Saves.")
    Person save(Person person, int count) {
        return person;
    }
}
