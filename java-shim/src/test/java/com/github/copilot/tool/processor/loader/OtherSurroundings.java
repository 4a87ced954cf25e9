package com.github.copilot.tool.processor.loader;

import java.time.Clock;
import java.util.Map;

/** The properties of a process, as a test sets them. */
final class OtherSurroundings extends Surroundings {
    private final Map<String, String> properties;
    private final Map<String, String> variables;
    private final Clock clock;

    OtherSurroundings(Map<String, String> properties, Map<String, String> variables, Clock clock) {
        this.properties = properties;
        this.variables = variables;
        this.clock = clock;
    }

    @Override
    String property(String name) {
        return properties.get(name);
    }

    @Override
    String variable(String name) {
        return variables.get(name);
    }

    @Override
    Clock clock() {
        return clock;
    }
}
