package io.github.copilottool.testkit.shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

/** An abstract base class whose tool is called on its subclasses. */
public abstract class Desk {
    @CopilotTool("Rings the bell.")
    public String ring(@CopilotToolParam("How often") int times) {
        return "ding".repeat(times);
    }
}
