package com.example.support;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Optional;

/** Tools of an instance, of the kinds that most programs have. */
public class TicketTools {
    private final Desk desk;

    TicketTools(Desk desk) {
        this.desk = desk;
    }

    @CopilotTool("Opens a ticket for a customer.")
    public Ticket openTicket(
            @CopilotToolParam("What it is about, in a few words") String subject,
            @CopilotToolParam(value = "How soon it must be looked at", defaultValue = "NORMAL") Priority priority,
            @CopilotToolParam(value = "Who wrote it", required = false) Customer customer,
            @CopilotToolParam(value = "Labels to file it under", defaultValue = "[]") List<String> labels) {
        return desk.open(customer == null ? subject : customer.name() + ": " + subject, priority, labels);
    }

    @CopilotTool("Finds tickets.")
    List<Ticket> findTickets(Filter filter) {
        return desk.all().stream()
                .filter(each -> each.subject().contains(filter.words()))
                .filter(each -> filter.priority() == null || each.priority().compareTo(filter.priority()) >= 0)
                .limit(filter.limit())
                .toList();
    }

    @CopilotTool(value = "Says what a ticket is about.", name = "ticket_subject")
    protected Optional<String> subject(@CopilotToolParam(value = "Its number", name = "id") long number) {
        return Optional.ofNullable(desk.find(number)).map(Ticket::subject);
    }

    @CopilotTool("Counts the tickets.")
    int count() {
        return desk.all().size();
    }
}
