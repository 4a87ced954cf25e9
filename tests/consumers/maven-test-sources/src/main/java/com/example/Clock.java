package com.example;

public class Clock {
    public String time() {
        return "noon";
    }
}
