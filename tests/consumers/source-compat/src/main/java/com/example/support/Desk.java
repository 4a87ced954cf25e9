package com.example.support;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** All tickets. */
final class Desk {
    private final List<Ticket> tickets = new ArrayList<>();

    synchronized Ticket open(String subject, Priority priority, List<String> labels) {
        Ticket ticket = new Ticket(tickets.size() + 1L, subject, priority, Instant.EPOCH, List.copyOf(labels));
        tickets.add(ticket);
        return ticket;
    }

    synchronized Ticket find(long id) {
        return tickets.stream().filter(each -> each.id() == id).findFirst().orElse(null);
    }

    synchronized List<Ticket> all() {
        return List.copyOf(tickets);
    }
}
