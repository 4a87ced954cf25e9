package com.example.shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.annotation.PostConstruct;
import jakarta.enterprise.context.ApplicationScoped;

@Audited
@ApplicationScoped
public class OrderTools {
    @PostConstruct
    void created() {
        System.out.println("OrderTools is created.");
    }

    @CopilotTool("Finds an order.")
    public String findOrder(@CopilotToolParam("The order's id") String id) {
        return "order " + id;
    }
}
