package com.example;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class OrderTools {
    @CopilotTool("Places an order.")
    public String placeOrder(Order order) {
        return order.count() + " x " + order.article() + ", " + order.priority();
    }

    /**
     * Adds up the prices of articles.
     *
     * @param prices in euros
     */
    @CopilotTool("")
    int total(int[] prices, @CopilotToolParam(value = "In percent", defaultValue = "0") int discount) {
        int sum = 0;
        for (int price : prices) {
            sum += price;
        }
        return sum * (100 - discount) / 100;
    }
}
