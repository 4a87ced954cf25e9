package io.quarkiverse.mcp.server;

public interface Content {
    String type();
}
