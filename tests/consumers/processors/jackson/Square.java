package com.example;

public record Square(int side) implements Shape {}
