package com.example.support;

import com.github.copilot.tool.CopilotToolParam;

/** The author of a ticket. */
public record Customer(@CopilotToolParam("The customer's full name") String name, Address address) {}
