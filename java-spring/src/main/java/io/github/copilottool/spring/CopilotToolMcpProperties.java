package io.github.copilottool.spring;

import java.time.Duration;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;
import org.springframework.util.unit.DataSize;

/**
 * How the tools are served over MCP: the properties {@code copilot.tool.mcp.*}.
 *
 * @param path the path of the server below the context path; it begins with a slash and has no wildcards
 * @param allowedOrigins the origins that may call the tools, in addition to those of this machine, such as {@code
 *     https://app.example.com}; the port {@code *} is any port
 * @param maxBodySize the largest size of a request's body, less than 2 GB; a larger one is refused with status 413
 * @param callTimeout how long a call may take; then it is answered with a failure, and its future is cancelled, or its
 *     thread interrupted
 * @param maxCalls how many calls may run at once; another one is answered with a failure
 * @param maxCallsPerSession how many calls of a session may run at once
 * @param serverName the name of the server, for clients; null for the application's name
 * @param serverVersion the version of the server, for clients; null for the application's version
 * @param instructions what clients may tell the model about the server as a whole; may be null
 */
@ConfigurationProperties("copilot.tool.mcp")
public record CopilotToolMcpProperties(
        @DefaultValue("/mcp") String path,
        @DefaultValue List<String> allowedOrigins,
        @DefaultValue("4MB") DataSize maxBodySize,
        @DefaultValue("5m") Duration callTimeout,
        @DefaultValue("100") Integer maxCalls,
        @DefaultValue("20") Integer maxCallsPerSession,
        String serverName,
        String serverVersion,
        String instructions) {}
