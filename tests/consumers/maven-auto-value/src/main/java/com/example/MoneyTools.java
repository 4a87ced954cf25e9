package com.example;

import com.github.copilot.tool.CopilotTool;

public class MoneyTools {
    /**
     * Doubles an amount.
     *
     * @param money the amount
     * @param exact whether cents count
     */
    @CopilotTool("")
    String twice(Money money, boolean exact) {
        return 2 * (exact ? money.cents() : money.cents() / 100 * 100) + " " + money.currency();
    }

    /**
     * Gives no money. The result's type is one that the other processor has yet to write.
     *
     * @param currency its currency
     */
    @CopilotTool("")
    AutoValue_Money nothing(String currency) {
        return new AutoValue_Money(currency, 0);
    }
}
