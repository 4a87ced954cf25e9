package com.example.support;

import com.github.copilot.tool.CopilotToolParam;
import java.time.LocalDate;
import java.util.Optional;

/** A filter of tickets. Its components are the arguments of the tool whose single parameter it is. */
public record Filter(
        @CopilotToolParam("Words that the subject has") String words,
        @CopilotToolParam(value = "The least priority", required = false) Priority priority,
        @CopilotToolParam(value = "At most so many", name = "max", defaultValue = "20") int limit,
        @CopilotToolParam("Opened on this day or later") Optional<LocalDate> since) {}
