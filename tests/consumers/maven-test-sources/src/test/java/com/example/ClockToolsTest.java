package com.example;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.copilottool.testkit.Tools;
import org.junit.jupiter.api.Test;

class ClockToolsTest {
    private final Tools tools = Tools.of(new ClockTools());

    @Test
    void the_time() {
        assertEquals("noon UTC", tools.call("tell", "{\"zone\": \"UTC\"}"));
        tools.checkSchemas();
    }
}
