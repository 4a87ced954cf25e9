package com.example.orders.mcp;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.runtime.ToolHints;
import java.util.Map;

/** A tool with hints for clients. */
public final class StockTools {
    private static final Map<String, Integer> STOCK = Map.of("pen-7", 120, "ink-2", 0);

    /** An article and how many pieces there are. */
    public record Stock(String article, int pieces) {}

    @CopilotTool("Looks up how many pieces of an article are in stock.")
    @ToolHints(title = "Look up stock", readOnly = true, openWorld = false)
    public Stock lookUpStock(@CopilotToolParam("The article's number") String article) {
        return new Stock(article, STOCK.getOrDefault(article, 0));
    }
}
