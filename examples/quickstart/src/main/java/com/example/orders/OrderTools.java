package com.example.orders;

import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentSkipListMap;

/** The tools of a small shop, one of every kind. */
public final class OrderTools {
    private static final LocalDate TODAY = LocalDate.of(2026, 3, 2);

    private final Map<String, Order> orders = new ConcurrentSkipListMap<>();

    /** A result that is not a String is returned to the model as JSON. */
    @CopilotTool("Finds orders.")
    public List<Order> findOrders(
            @CopilotToolParam("Only orders of this customer") Optional<String> customer,
            @CopilotToolParam("Only orders in this state") Optional<OrderStatus> status,
            @CopilotToolParam(value = "The most orders to return", defaultValue = "10") int limit) {
        return orders.values().stream()
                .filter(order -> customer.isEmpty() || customer.get().equals(order.customer()))
                .filter(order -> status.isEmpty() || status.get() == order.status())
                .limit(limit)
                .toList();
    }

    /** If a record is the only parameter, its components are the tool's arguments. */
    @CopilotTool("Places an order.")
    public Order placeOrder(NewOrder order) {
        LocalDate earliest = TODAY.plusDays(order.shipping().days);
        LocalDate arrival = order.notBefore().filter(earliest::isBefore).orElse(earliest);
        String id = "order-" + (orders.size() + 1);
        Order placed = new Order(id, order.customer(), order.items(), OrderStatus.OPEN, arrival);
        orders.put(id, placed);
        return placed;
    }

    /** For a void method, the model reads "Success". The invocation is not an argument, but comes from the runtime. */
    @CopilotTool(value = "Cancels an order that has not been shipped.", isTerminal = true)
    public void cancelOrder(@CopilotToolParam("The order's id") String id, ToolInvocation invocation) {
        orders.computeIfPresent(id, (key, order) -> order.with(OrderStatus.CANCELLED));
        System.err.println("Session " + invocation.getSessionId() + " cancelled " + id);
    }

    /** If the result is a future, the model gets its value when it completes. */
    @CopilotTool("Asks the carrier what a parcel costs, in euros.")
    public CompletableFuture<BigDecimal> shippingPrice(
            @CopilotToolParam("The weight in kilograms") BigDecimal weight,
            @CopilotToolParam(value = "How it travels", defaultValue = "STANDARD") Shipping shipping) {
        return CompletableFuture.supplyAsync(() -> shipping.pricePerKilogram.multiply(weight));
    }

    /** A failure that the model should read about must be a result, because it never sees an exception's message. */
    @CopilotTool("Tells where an order is.")
    public ToolResultObject trackOrder(@CopilotToolParam("The order's id") String id) {
        Order order = orders.get(id);
        if (order == null) {
            return ToolResultObject.failure("There is no order " + id + ": find_orders lists them.", "unknown order");
        }
        return ToolResultObject.success(id + " is " + order.status() + " and arrives on " + order.arrival() + ".");
    }

    /** An explicit schema can say more than the parameter's type. */
    @CopilotTool("Puts labels on an order.")
    public String labelOrder(
            @CopilotToolParam("The order's id") String id,
            @CopilotToolParam(
                            value = "Up to five labels",
                            schema =
                                    """
                                    {"type": "object", "maxProperties": 5,
                                     "additionalProperties": {"type": "string", "maxLength": 20}}""")
                    Map<String, String> labels) {
        return id + " now has the labels " + labels;
    }

    /**
     * Tells the next day on which the shop ships.
     *
     * <p>With a blank annotation, the paragraph above and the tags below are what the model reads.
     *
     * @param day any day
     * @param holidays days without deliveries
     */
    @CopilotTool("")
    public static LocalDate nextShippingDay(LocalDate day, List<LocalDate> holidays) {
        LocalDate next = day;
        while (next.getDayOfWeek().getValue() > 5 || holidays.contains(next)) {
            next = next.plusDays(1);
        }
        return next;
    }
}
