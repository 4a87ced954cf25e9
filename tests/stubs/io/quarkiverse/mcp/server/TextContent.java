package io.quarkiverse.mcp.server;

public record TextContent(String text) implements Content {
    @Override
    public String type() {
        return "text";
    }
}
