package com.example;

/** An exception of another source file. */
public class OrderException extends RuntimeException {
    private static final long serialVersionUID = 1;

    public OrderException(String message) {
        super(message);
    }
}
