package io.github.copilottool.testkit.shop;

import com.github.copilot.tool.CopilotTool;

/** Has a tool of a name that {@link ShopTools} has. */
public class OtherShop {
    @CopilotTool("Greets everybody.")
    public String greet() {
        return "Hello all";
    }
}
