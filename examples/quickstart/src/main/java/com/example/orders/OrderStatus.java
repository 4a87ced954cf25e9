package com.example.orders;

/** How far an order is. */
public enum OrderStatus {
    OPEN,
    SHIPPED,
    CANCELLED
}
