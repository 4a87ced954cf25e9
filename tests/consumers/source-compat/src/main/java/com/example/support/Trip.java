package com.example.support;

import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.Param;

/**
 * The argument of a tool from a lambda.
 *
 * @param from its start
 * @param to its destination
 * @param days its length
 */
record Trip(
        @CopilotToolParam("Where it begins") String from,
        @CopilotToolParam("Where it ends") String to,
        @CopilotToolParam(value = "How many days", required = false) Integer days) {
    static final Param<Trip> PARAMETER = Param.of(Trip.class, "trip", "The trip");

    Trip {
        days = days == null ? Integer.valueOf(2) : days;
    }

    String plan() {
        return from + " to " + to + " in " + days;
    }
}
