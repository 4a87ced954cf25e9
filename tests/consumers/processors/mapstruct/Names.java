package com.example;

public record Names(String name) {}
