/**
 * Serves tools over the Model Context Protocol (MCP), by the official Java SDK.
 *
 * <p>Begin with {@link io.github.copilottool.mcp.McpTools}; {@link io.github.copilottool.mcp.Main} is a server for the
 * command line. The module uses only the part of the run-time API that GitHub's SDK has, so it works with either.
 */
package io.github.copilottool.mcp;
