package com.example.shop.goods;

/** An item of an order. */
public record Item(String name, int count) {}
