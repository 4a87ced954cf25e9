package com.example.orders;

import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The arguments of a tool as a record: as its method's only parameter it is flattened into them. */
public record NewOrder(
        @CopilotToolParam("Who orders") String customer,
        @CopilotToolParam("What is ordered") List<Item> items,
        @CopilotToolParam(value = "How it travels", defaultValue = "STANDARD") Shipping shipping,
        @CopilotToolParam("The first day on which it may arrive") Optional<LocalDate> notBefore) {}
