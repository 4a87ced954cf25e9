package io.github.copilottool.testkit.shop;

import com.github.copilot.tool.CopilotTool;

/** An abstract class with static tools only: a session can be given the class. */
public abstract class DeskHours {
    private DeskHours() {}

    @CopilotTool("Says when desks are open.")
    public static String openingHours() {
        return "always";
    }
}
