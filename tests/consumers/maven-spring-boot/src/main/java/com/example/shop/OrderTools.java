package com.example.shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import org.springframework.cache.annotation.Cacheable;
import org.springframework.stereotype.Service;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.transaction.support.TransactionSynchronizationManager;

@Service
public class OrderTools {
    private final Orders orders;

    public OrderTools(Orders orders) {
        this.orders = orders;
    }

    @Cacheable("orders")
    @CopilotTool("Finds an order.")
    public String findOrder(@CopilotToolParam("The order's id") String id) {
        return orders.find(id);
    }

    @Transactional
    @CopilotTool("Places an order.")
    public String placeOrder(
            @CopilotToolParam("The order's id") String id,
            @CopilotToolParam(value = "How many pieces", defaultValue = "1") int count) {
        orders.place(id, count);
        return "in a transaction: " + TransactionSynchronizationManager.isActualTransactionActive();
    }

    @CopilotTool("Deletes all orders.")
    public void deleteOrders() {
        throw new UnsupportedOperationException();
    }
}
