package io.github.copilottool.spring.shop;

import com.github.copilot.tool.CopilotTool;

/** Has a tool of its own, and one of its interface. */
public class PricedStock implements Priced, StockApi {
    /** Is created by a test. */
    public PricedStock() {}

    @Override
    @CopilotTool("Returns the price.")
    public int price() {
        return 4;
    }

    @Override
    public int countStock() {
        return 6;
    }
}
