package io.github.copilottool.spring;

import com.github.copilot.rpc.ToolDefinition;
import io.github.copilottool.mcp.McpTools;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpTransportContextExtractor;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import jakarta.servlet.Filter;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.util.List;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.context.SmartLifecycle;
import org.springframework.security.web.FilterChainProxy;
import org.springframework.util.CollectionUtils;

/**
 * The MCP server of the application's tools, over Streamable HTTP.
 *
 * <p>The thread of the request calls the tool, so what a framework keeps there is present: Spring's request attributes,
 * the security context, a transaction. It is a virtual thread if {@code spring.threads.virtual.enabled} is true.
 *
 * <p>It stops before the web server does: it refuses new requests, waits for the calls that run, as long as {@code
 * spring.lifecycle.timeout-per-shutdown-phase} allows, and ends the streams that clients keep open, for which the web
 * server would wait in vain.
 */
public final class CopilotToolMcpServer implements SmartInitializingSingleton, SmartLifecycle, DisposableBean {
    private static final System.Logger LOGGER = System.getLogger(CopilotToolMcpServer.class.getName());

    private final List<ToolDefinition> tools;
    private final CopilotToolMcpProperties properties;
    private final String name;
    private final String version;
    private final McpTransportContextExtractor<HttpServletRequest> contexts;
    private final List<CopilotToolMcpCustomizer> customizers;
    private final ObjectProvider<Filter> security;
    private volatile Running running;
    private volatile boolean isClosed;

    /** The requests that are being answered. A request's thread calls the tool, so these are the running calls. */
    private int calls;

    /** Is run when no call runs any more; null unless the server stops. */
    private Runnable whenIdle;

    /** Creates the server, which can be used at once. Its contexts may be null. */
    CopilotToolMcpServer(
            List<ToolDefinition> tools,
            CopilotToolMcpProperties properties,
            String name,
            String version,
            McpTransportContextExtractor<HttpServletRequest> contexts,
            List<CopilotToolMcpCustomizer> customizers,
            ObjectProvider<Filter> security) {
        this.tools = tools;
        this.properties = properties;
        this.name = name;
        this.version = version;
        this.contexts = contexts == null ? request -> McpTransportContext.EMPTY : contexts;
        this.customizers = List.copyOf(customizers);
        this.security = security;
        this.running = build();
    }

    /** A server and its transport, which cannot be used again after they were closed. */
    private record Running(McpSyncServer server, HttpServletStreamableServerTransportProvider transport) {}

    private Running build() {
        HttpServletStreamableServerTransportProvider transport = HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(McpTools.jsonMapper())
                .mcpEndpoint(properties.path())
                .httpHeaderValidator(new AllowedOrigins(properties.allowedOrigins()))
                .maxRequestSize(maxBodySize(properties))
                .contextExtractor(contexts)
                .build();
        McpTools limited = McpTools.ofDefinitions(tools)
                .limit(properties.callTimeout(), properties.maxCallsPerSession(), properties.maxCalls());
        var server = limited.addTo(McpServer.sync(McpTools.cancellable(transport)));
        server.serverInfo(name, version).immediateExecution(true);
        if (properties.instructions() != null) {
            server.instructions(properties.instructions());
        }
        customizers.forEach(each -> each.customize(server));
        return new Running(server.build(), transport);
    }

    private static int maxBodySize(CopilotToolMcpProperties properties) {
        long bytes = properties.maxBodySize().toBytes();
        if (bytes < 1 || bytes > Integer.MAX_VALUE) {
            throw new InvalidToolsException("copilot.tool.mcp.max-body-size must be from 1B to 2047MB, but was "
                    + properties.maxBodySize() + ".");
        }
        return (int) bytes;
    }

    /**
     * Returns the server of the MCP SDK, to which resources and prompts can be added.
     *
     * @return the server; another one after the application's context was stopped and started again
     */
    public McpSyncServer server() {
        return running.server();
    }

    /** Logs the tools, and a warning if no filter of Spring Security guards them. */
    @Override
    public void afterSingletonsInstantiated() {
        List<String> names = tools.stream().map(ToolDefinition::name).toList();
        LOGGER.log(
                Level.INFO,
                "{0} tools, served at {1}: {2}",
                names.size(),
                properties.path(),
                names.isEmpty() ? "none" : String.join(", ", names));
        Filter security = this.security.getIfAvailable();
        if (security == null
                || security instanceof FilterChainProxy chains
                        && CollectionUtils.isEmpty(chains.getFilters(properties.path()))) {
            LOGGER.log(
                    Level.WARNING,
                    "No filter of Spring Security guards {0}: whoever can connect to it can call the tools."
                            + " Guard it, or set copilot.tool.mcp.enabled=false.",
                    properties.path());
        }
    }

    /** Answers a request; with status 503 if the server stops or has stopped. */
    void service(HttpServletRequest request, HttpServletResponse response) throws ServletException, IOException {
        if (!begin()) {
            response.sendError(HttpServletResponse.SC_SERVICE_UNAVAILABLE, "The server is shutting down.");
            return;
        }
        try {
            running.transport().service(request, response);
        } finally {
            end();
        }
    }

    private synchronized boolean begin() {
        if (isClosed || whenIdle != null) {
            return false;
        }
        calls++;
        return true;
    }

    private void end() {
        Runnable next;
        synchronized (this) {
            calls--;
            next = calls == 0 ? whenIdle : null;
        }
        if (next != null) {
            next.run();
        }
    }

    /** Starts the server again if it was stopped. */
    @Override
    public synchronized void start() {
        if (isClosed) {
            running = build();
            isClosed = false;
        }
    }

    /** Ends all sessions at once. Requests that come afterwards are refused with status 503. */
    @Override
    public synchronized void stop() {
        whenIdle = null;
        if (!isClosed) {
            isClosed = true;
            running.server().closeGracefully();
        }
    }

    /**
     * Refuses new requests, and ends all sessions when the calls that run have ended.
     *
     * @param callback is run then
     */
    @Override
    public void stop(Runnable callback) {
        Runnable close = () -> {
            stop();
            callback.run();
        };
        synchronized (this) {
            if (calls > 0) {
                whenIdle = close;
                return;
            }
        }
        close.run();
    }

    @Override
    public boolean isRunning() {
        return !isClosed;
    }

    /** Ends all sessions, if calls took longer than the shutdown waits. */
    @Override
    public void destroy() {
        stop();
    }
}
