package io.github.copilottool.testkit.shop;

import com.github.copilot.tool.CopilotTool;

/** A class with a tool whose name {@link ShopTools} has, too. */
public class OtherShop {
    @CopilotTool("Greets everybody.")
    public String greet() {
        return "Hello all";
    }
}
