package com.example.support;

import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.Param;

/**
 * The arguments of a tool from a lambda that has more than two.
 *
 * @param from where it begins
 * @param to where it ends
 * @param days how long it takes
 */
record Trip(
        @CopilotToolParam("Where it begins") String from,
        @CopilotToolParam("Where it ends") String to,
        @CopilotToolParam(value = "How many days", defaultValue = "2") int days) {
    static final Param<Trip> PARAMETER = Param.of(Trip.class, "trip", "The trip");

    String plan() {
        return from + " to " + to + " in " + days;
    }
}
