package io.quarkiverse.mcp.server;

public interface Cancellation {}
