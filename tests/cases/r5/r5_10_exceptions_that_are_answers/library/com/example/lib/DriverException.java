package com.example.lib;

/** An exception of a library that says nothing about the model. */
public class DriverException extends Exception {
    private static final long serialVersionUID = 1;

    public DriverException(String message) {
        super(message);
    }
}
