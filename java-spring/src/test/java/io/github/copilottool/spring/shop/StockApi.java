package io.github.copilottool.spring.shop;

import com.github.copilot.tool.CopilotTool;

/** An interface with tools. */
public interface StockApi {
    /**
     * Counts.
     *
     * @return the number of pieces
     */
    @CopilotTool("Counts the pieces in stock.")
    int countStock();
}
