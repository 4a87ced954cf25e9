package com.example.orders.mcp;

import com.example.orders.OrderTools;
import io.github.copilottool.mcp.McpTools;

/** A server of the quickstart's tools and one more, for clients of the Model Context Protocol. */
public final class Server {
    private Server() {}

    public static void main(String[] arguments) {
        McpTools.serve("orders", "1.0", new OrderTools(), new StockTools());
    }
}
