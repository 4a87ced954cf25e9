package com.example.ours;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** The same three tools as in {@code SpringServer}. */
public final class BenchTools {
    /** An order. */
    public record Order(String id, int pieces, double price) {}

    @CopilotTool("Says a text again.")
    public String echo(@CopilotToolParam("The text") String text) {
        return text;
    }

    @CopilotTool("Adds two numbers.")
    public double add(@CopilotToolParam("The first") double one, @CopilotToolParam("The other") double two) {
        return one + two;
    }

    @CopilotTool("Finds an order.")
    public Order findOrder(@CopilotToolParam("The order's id") String id) {
        return new Order(id, 3, 9.5);
    }
}
