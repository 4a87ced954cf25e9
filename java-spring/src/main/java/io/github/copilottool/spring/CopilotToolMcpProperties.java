package io.github.copilottool.spring;

import java.util.ArrayList;
import java.util.List;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.util.unit.DataSize;

/** How the tools are served over MCP: the properties {@code copilot.tool.mcp.*}. */
@ConfigurationProperties("copilot.tool.mcp")
public class CopilotToolMcpProperties {
    private String path = "/mcp";
    private List<String> allowedOrigins = new ArrayList<>();
    private DataSize maxBodySize = DataSize.ofMegabytes(4);
    private String serverName;
    private String serverVersion;
    private String instructions;

    /** Creates the properties with their defaults. */
    public CopilotToolMcpProperties() {}

    /**
     * Returns the path of the server, below the context path.
     *
     * @return the path, which begins with a slash
     */
    public String getPath() {
        return path;
    }

    /**
     * Sets the path of the server.
     *
     * @param path a path that begins with a slash, without wildcards
     */
    public void setPath(String path) {
        this.path = path;
    }

    /**
     * Returns the origins that may call the tools, in addition to those of this machine.
     *
     * @return origins such as {@code https://app.example.com}
     */
    public List<String> getAllowedOrigins() {
        return allowedOrigins;
    }

    /**
     * Sets the origins that may call the tools, in addition to those of this machine.
     *
     * @param allowedOrigins origins such as {@code https://app.example.com}; the port {@code *} is any port
     */
    public void setAllowedOrigins(List<String> allowedOrigins) {
        this.allowedOrigins = allowedOrigins;
    }

    /**
     * Returns the largest size of a request's body.
     *
     * @return the size
     */
    public DataSize getMaxBodySize() {
        return maxBodySize;
    }

    /**
     * Sets the largest size of a request's body. A larger one is refused with status 413.
     *
     * @param maxBodySize the size, less than 2 GB
     */
    public void setMaxBodySize(DataSize maxBodySize) {
        this.maxBodySize = maxBodySize;
    }

    /**
     * Returns the name of the server, for clients.
     *
     * @return the name; null for the application's name
     */
    public String getServerName() {
        return serverName;
    }

    /**
     * Sets the name of the server, for clients.
     *
     * @param serverName the name; null for the application's name
     */
    public void setServerName(String serverName) {
        this.serverName = serverName;
    }

    /**
     * Returns the version of the server, for clients.
     *
     * @return the version; null for the application's version
     */
    public String getServerVersion() {
        return serverVersion;
    }

    /**
     * Sets the version of the server, for clients.
     *
     * @param serverVersion the version; null for the application's version
     */
    public void setServerVersion(String serverVersion) {
        this.serverVersion = serverVersion;
    }

    /**
     * Returns what clients may tell the model about the server as a whole.
     *
     * @return a text, or null
     */
    public String getInstructions() {
        return instructions;
    }

    /**
     * Sets what clients may tell the model about the server as a whole.
     *
     * @param instructions a text, or null
     */
    public void setInstructions(String instructions) {
        this.instructions = instructions;
    }
}
