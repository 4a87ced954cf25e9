package com.example.orders;

import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/** The arguments of a tool as a record. It is the method's only parameter, so its components are the arguments. */
public record NewOrder(
        @CopilotToolParam("Who orders") String customer,
        @CopilotToolParam("What is ordered") List<Item> items,
        @CopilotToolParam(value = "How it travels", defaultValue = "STANDARD") Shipping shipping,
        @CopilotToolParam("The first day on which it may arrive") Optional<LocalDate> notBefore) {}
