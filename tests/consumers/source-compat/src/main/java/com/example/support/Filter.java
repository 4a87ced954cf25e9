package com.example.support;

import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;
import java.util.Optional;

/** Which tickets are wanted; as the single parameter of a tool its components are the arguments. */
public record Filter(
        @CopilotToolParam("Words that the subject has") String words,
        @CopilotToolParam(value = "The least priority", required = false) Priority priority,
        @CopilotToolParam(value = "At most so many", name = "max", defaultValue = "20") int limit,
        @CopilotToolParam("Opened on this day or later") Optional<LocalDate> since) {}
