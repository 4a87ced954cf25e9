package com.example.orders;

/** The progress of an order. */
public enum OrderStatus {
    OPEN,
    SHIPPED,
    CANCELLED
}
