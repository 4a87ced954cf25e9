package io.github.copilottool.testkit.shop;

import com.github.copilot.tool.CopilotTool;

/** Static tools. */
public final class Clock {
    private Clock() {}

    @CopilotTool("Tells the year.")
    public static int year() {
        return 2026;
    }
}
