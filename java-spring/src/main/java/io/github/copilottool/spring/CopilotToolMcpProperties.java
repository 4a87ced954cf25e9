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
 * @param maxSessions how many sessions there may be at once; a request for another one is answered with status 503
 * @param sessionTimeout after this time, or twice of it at most, a session without requests and streams ends
 * @param keepAlive after this time without an event, a stream is sent a comment; zero for none
 * @param maxMessageMemory how much of the heap the requests may need that are handled at once; one that needs more is
 *     refused with status 413, others wait, and are refused with 503 after 30 seconds; null for a quarter of the heap
 * @param maxMessageValues how many JSON values a request may have; one with more is refused with status 413
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
        @DefaultValue("10000") Integer maxSessions,
        @DefaultValue("30m") Duration sessionTimeout,
        @DefaultValue("25s") Duration keepAlive,
        DataSize maxMessageMemory,
        @DefaultValue("2000000") Integer maxMessageValues,
        String serverName,
        String serverVersion,
        String instructions) {}
