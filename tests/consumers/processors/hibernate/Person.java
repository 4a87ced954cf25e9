package com.example;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class Person {
    @Id
    public Long id;

    public String firstName;
}
