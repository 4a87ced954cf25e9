package com.github.copilot;

public record Order(String number, int count) {}
