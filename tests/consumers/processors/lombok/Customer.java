package com.example;

import lombok.Data;
import lombok.experimental.FieldNameConstants;

@Data
@FieldNameConstants
public class Customer {
    private String firstName;
    private int age;
}
