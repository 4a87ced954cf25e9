package com.example.support;

import java.util.Optional;

/** Where a customer lives. */
public record Address(String street, Optional<String> floor, String city) {}
