package com.example;

import io.micronaut.context.ApplicationContext;
import java.util.Map;

/** An MCP server of Micronaut, over its standard input and output. */
public class Main {
    public static void main(String[] arguments) {
        ApplicationContext.run(Map.of(
                "micronaut.mcp.server.transport", "STDIO",
                "micronaut.mcp.server.info.name", "stations",
                "micronaut.mcp.server.info.version", "1"));
    }
}
