package com.example.support;

import java.util.Optional;

/** The address of a customer. */
public record Address(String street, Optional<String> floor, String city) {}
