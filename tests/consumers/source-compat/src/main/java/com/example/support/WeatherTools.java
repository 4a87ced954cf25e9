package com.example.support;

import com.github.copilot.rpc.ToolDefinition;
import java.util.List;

/** Tools from lambdas. */
final class WeatherTools {
    private WeatherTools() {}

    static List<ToolDefinition> all() {
        return List.of(
                ToolDefinition.from("season", "Says the season.", () -> "winter"),
                ToolDefinition.from("weather", "Says the weather.", Parameters.CITY, city -> "rain in " + city),
                ToolDefinition.from(
                        "forecast",
                        "Says the weather to come.",
                        Parameters.country(),
                        Parameters.DAYS,
                        (country, days) -> List.of(country, days)),
                ToolDefinition.from("height", "Says how high a place is.", Parameters.point(), point -> 17),
                ToolDefinition.from("trip", "Plans a trip.", Trip.PARAMETER.required(true), Trip::plan),
                ToolDefinition.from("forget", "Forgets everything.", () -> null));
    }
}
