package io.github.copilottool.spring;

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
 * @param serverName the name of the server, for clients; null for the application's name
 * @param serverVersion the version of the server, for clients; null for the application's version
 * @param instructions what clients may tell the model about the server as a whole; may be null
 */
@ConfigurationProperties("copilot.tool.mcp")
public record CopilotToolMcpProperties(
        @DefaultValue("/mcp") String path,
        @DefaultValue List<String> allowedOrigins,
        @DefaultValue("4MB") DataSize maxBodySize,
        String serverName,
        String serverVersion,
        String instructions) {}
