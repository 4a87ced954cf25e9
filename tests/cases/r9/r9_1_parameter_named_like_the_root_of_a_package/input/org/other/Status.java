package org.other;

public record Status(int code) {}
