package com.example.orders;

import com.github.copilot.tool.CopilotToolParam;

/** One line of an order. */
public record Item(@CopilotToolParam("The article's number, such as pen-7") String article, int quantity) {
    /** Also checks items that the model sends. If the constructor throws, the tool is not called. */
    public Item {
        if (quantity < 1) {
            throw new IllegalArgumentException("quantity " + quantity);
        }
    }
}
