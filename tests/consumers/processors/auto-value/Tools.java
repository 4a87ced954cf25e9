package com.example;

import com.github.copilot.tool.CopilotTool;

public class Tools {
    @CopilotTool("Pays.")
    Money pay(Money money, Person person) {
        return Money.of(money.cents() + person.age());
    }

    @CopilotTool("Greets.")
    String greet(Person person, int count) {
        return "" + person;
    }
}
