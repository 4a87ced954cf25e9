package com.example.shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.concurrent.CompletableFuture;
import org.springframework.cache.annotation.Cacheable;
import org.springframework.security.access.prepost.PreAuthorize;
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

    @PreAuthorize("hasAuthority('SCOPE_manager')")
    @CopilotTool("Cancels an order.")
    public void cancelOrder(@CopilotToolParam("The order's id") String id) {
        throw new UnsupportedOperationException(id);
    }

    @CopilotTool("Waits for a delivery that never comes.")
    public CompletableFuture<String> awaitDelivery() {
        return new CompletableFuture<>();
    }

    @CopilotTool("Deletes all orders.")
    public void deleteOrders() {
        throw new UnsupportedOperationException();
    }
}
