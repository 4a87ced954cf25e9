package com.example.orders.mcp;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotTool.MetadataEntry;
import com.github.copilot.tool.CopilotTool.MetadataFlag;
import com.github.copilot.tool.CopilotTool.MetadataValue;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Map;

/** A tool with hints for clients. */
public final class StockTools {
    private static final Map<String, Integer> STOCK = Map.of("pen-7", 120, "ink-2", 0);

    /** An article and how many pieces there are. */
    public record Stock(String article, int pieces) {}

    @CopilotTool(
            value = "Looks up how many pieces of an article are in stock.",
            metadata = {
                @MetadataEntry(key = "mcp.title", value = @MetadataValue(str = "Look up stock")),
                @MetadataEntry(
                        key = "mcp",
                        value =
                                @MetadataValue(
                                        flags = {
                                            @MetadataFlag(name = "readOnlyHint", value = true),
                                            @MetadataFlag(name = "openWorldHint", value = false)
                                        }))
            })
    public Stock lookUpStock(@CopilotToolParam("The article's number") String article) {
        return new Stock(article, STOCK.getOrDefault(article, 0));
    }
}
