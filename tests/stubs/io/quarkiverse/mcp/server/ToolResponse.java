package io.quarkiverse.mcp.server;

public record ToolResponse(boolean isError, String text) {}
