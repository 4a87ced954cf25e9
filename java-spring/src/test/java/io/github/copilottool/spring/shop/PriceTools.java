package io.github.copilottool.spring.shop;

import com.github.copilot.tool.CopilotTool;

/** Tools of a class whose interface has none. */
public class PriceTools implements Priced {
    /** Is created by a test. */
    public PriceTools() {}

    @Override
    @CopilotTool("Returns the price.")
    public int price() {
        return 3;
    }
}
