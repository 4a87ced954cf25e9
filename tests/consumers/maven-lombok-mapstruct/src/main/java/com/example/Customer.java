package com.example;

import lombok.Data;

@Data
public class Customer {
    private String name;
    private int age;
}
