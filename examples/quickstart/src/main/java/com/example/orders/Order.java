package com.example.orders;

import java.time.LocalDate;
import java.util.List;

/** An order as the shop keeps it. Tools return it as JSON. */
public record Order(String id, String customer, List<Item> items, OrderStatus status, LocalDate arrival) {
    Order with(OrderStatus other) {
        return new Order(id, customer, items, other, arrival);
    }
}
