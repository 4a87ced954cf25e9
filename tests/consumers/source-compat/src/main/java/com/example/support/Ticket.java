package com.example.support;

import java.time.Instant;
import java.util.List;

/** What a customer wrote, and what became of it. */
public record Ticket(long id, String subject, Priority priority, Instant opened, List<String> labels) {}
