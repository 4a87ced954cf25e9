package com.example;

import lombok.Value;

@Value
public class Address {
    String street;
    int number;
}
