package io.github.copilottool.spring;

import io.modelcontextprotocol.server.McpServer;

/** Adds to the MCP server before it is built: resources, prompts, completions. A bean of the application. */
@FunctionalInterface
public interface CopilotToolMcpCustomizer {
    /**
     * Changes the server.
     *
     * @param server the server, which has the tools already
     */
    void customize(McpServer.SyncSpecification<?> server);
}
