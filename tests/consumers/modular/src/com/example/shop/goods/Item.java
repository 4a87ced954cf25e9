package com.example.shop.goods;

/** What is sold. */
public record Item(String name, int count) {}
