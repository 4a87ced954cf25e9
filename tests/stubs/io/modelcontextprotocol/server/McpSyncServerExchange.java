package io.modelcontextprotocol.server;

public class McpSyncServerExchange {
    public String sessionId() {
        return "";
    }
}
