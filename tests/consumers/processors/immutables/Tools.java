package com.example;

import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Orders.")
    Order order(Order order, int count) {
        return order;
    }

    @CopilotTool("Greets.")
    String greet(Person person, Item item) {
        return person + " " + item;
    }

    @CopilotTool("Feeds.")
    String feed(Animal animal, int count) {
        return "" + animal;
    }
}
