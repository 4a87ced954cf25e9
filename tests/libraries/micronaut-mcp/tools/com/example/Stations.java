package com.example;

import io.micronaut.mcp.annotations.Tool;
import io.micronaut.mcp.annotations.ToolArg;
import io.modelcontextprotocol.common.McpTransportContext;
import jakarta.inject.Singleton;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tools for Micronaut, written from its documentation. */
@Singleton
public class Stations {
    /** The kinds of stations. */
    public enum Kind {
        HALT,
        TERMINUS
    }

    /** A seat in a train. */
    public record Seat(int coach, String place) {}

    @Tool(
            description = "Finds a station.",
            title = "Find a station",
            annotations = @Tool.ToolAnnotations(readOnlyHint = true, destructiveHint = false, openWorldHint = false))
    public String findStation(
            @ToolArg(description = "The town") String town, @ToolArg(name = "tracks") @Nullable Integer atLeast) {
        return town + " " + atLeast;
    }

    @Tool(name = "close_station", description = "Closes a station.")
    public String close(@ToolArg(description = "The station") String station) {
        return station;
    }

    @Tool
    public boolean isOpen() {
        return true;
    }

    /** Plans a journey. */
    @Tool(annotations = @Tool.ToolAnnotations(title = "Plan a journey", idempotentHint = true))
    public String plan(
            @ToolArg(description = "The kind of station") Kind kind,
            List<String> via,
            int persons,
            Optional<String> note,
            @Nullable LocalDate day) {
        return String.join(" ", kind.name(), via.toString(), persons + "", note.orElse("-"), day + "");
    }

    @Tool(description = "Books a seat.")
    public String book(Seat seat) {
        return seat.coach() + seat.place();
    }

    @Tool(description = "Returns the tracks.")
    @SuppressWarnings("copilot-context-null")
    public int tracks(String station, @Nullable McpTransportContext context) {
        return station.length();
    }
}
