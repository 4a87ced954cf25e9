/**
 * Serves tools over the Model Context Protocol (MCP), by the official Java SDK.
 *
 * <p>{@link io.github.copilottool.mcp.McpTools} is where to begin; {@link io.github.copilottool.mcp.Main} is a server for
 * the command line. Of the run-time API only what GitHub's SDK has is used, so that either can be there.
 */
package io.github.copilottool.mcp;
