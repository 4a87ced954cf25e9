package com.github.copilot.tool.processor;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;

class BuildInfoTest {
    @Test
    void the_builds_version_is_the_projects() {
        assertEquals(System.getProperty("copilot.tool.version"), BuildInfo.VERSION);
    }
}
