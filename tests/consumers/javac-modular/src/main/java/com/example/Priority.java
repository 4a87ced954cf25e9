package com.example;

public enum Priority {
    LOW,
    HIGH
}
