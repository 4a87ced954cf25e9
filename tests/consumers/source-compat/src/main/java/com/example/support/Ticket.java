package com.example.support;

import java.time.Instant;
import java.util.List;

/** A customer's message, and its state. */
public record Ticket(long id, String subject, Priority priority, Instant opened, List<String> labels) {}
