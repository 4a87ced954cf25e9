package com.example;

public record Person(String name, int age) {}
