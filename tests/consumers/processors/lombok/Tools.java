package com.example;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public record Change(
            @JsonProperty(Customer.Fields.firstName) String name, @JsonProperty(Customer.Fields.age) Integer years) {}

    @CopilotTool("Finds.")
    String find(@CopilotToolParam(value = "The name.", name = Customer.Fields.firstName) String n) {
        return n;
    }

    @CopilotTool("Changes.")
    String change(Change change, Customer customer) {
        return change + " " + customer;
    }

    @CopilotTool("Moves.")
    String move(Address address, int count) {
        return address.withStreet("B") + " " + address;
    }

    @CopilotTool("Weighs.")
    String weigh(Dog dog, int count) {
        return dog.getName() + " " + dog.getWeight();
    }

    @CopilotTool("Sets.")
    Settings set(Settings settings, int count) {
        return settings.setLanguage("de");
    }
}
