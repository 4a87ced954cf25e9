package com.github.copilot.tool.processor;

import java.time.Clock;
import java.util.Map;

/** The properties of a process, as a test sets them. */
record OtherSurroundings(Map<String, String> properties, Map<String, String> variables, Clock clock)
        implements Surroundings {
    @Override
    public String property(String name) {
        return properties.get(name);
    }

    @Override
    public String variable(String name) {
        return variables.get(name);
    }
}
