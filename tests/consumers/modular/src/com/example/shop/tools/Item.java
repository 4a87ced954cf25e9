package com.example.shop.tools;

/** What is sold. */
public record Item(String name, int count) {}
