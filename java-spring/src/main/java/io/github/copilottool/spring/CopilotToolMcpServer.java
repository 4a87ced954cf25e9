package io.github.copilottool.spring;

import io.github.copilottool.mcp.McpTools;
import io.github.copilottool.mcp.MessageLimits;
import io.github.copilottool.mcp.SessionLimit;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpAsyncServer;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures.AsyncToolSpecification;
import io.modelcontextprotocol.server.McpSyncServer;
import io.modelcontextprotocol.server.McpTransportContextExtractor;
import io.modelcontextprotocol.server.transport.HttpServletStreamableServerTransportProvider;
import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import jakarta.servlet.Filter;
import jakarta.servlet.ServletException;
import jakarta.servlet.http.HttpServletRequest;
import jakarta.servlet.http.HttpServletResponse;
import jakarta.servlet.http.HttpServletResponseWrapper;
import java.io.IOException;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.ScheduledThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.springframework.beans.factory.DisposableBean;
import org.springframework.beans.factory.ObjectProvider;
import org.springframework.beans.factory.SmartInitializingSingleton;
import org.springframework.context.SmartLifecycle;
import org.springframework.security.web.FilterChainProxy;
import org.springframework.util.CollectionUtils;
import org.springframework.util.unit.DataSize;
import reactor.core.publisher.Mono;

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

    private static final int KEEP_ALIVE_THREADS = 20;

    private static final String SESSION = "Mcp-Session-Id";

    private static final String TOO_MANY_SESSIONS =
            "{\"jsonrpc\":\"2.0\",\"error\":{\"code\":-32603,\"message\":\"The server has too many sessions.\"}}";

    private final CopilotToolBeans tools;
    private final CopilotToolMcpProperties properties;
    private final long maxResultSize;
    private final String name;
    private final String version;
    private final McpTransportContextExtractor<HttpServletRequest> contexts;
    private final List<CopilotToolMcpCustomizer> customizers;
    private final ObjectProvider<Filter> security;
    private final AllowedOrigins origins;
    private final RequestBodies bodies;
    private final Set<EventExchange> streams = ConcurrentHashMap.newKeySet();
    private volatile Running running;
    private volatile boolean isClosed;

    /** The requests that are being answered. A request's thread calls the tool, so these are the running calls. */
    private int calls;

    /** Is run when no call runs any more; null unless the server stops. */
    private Runnable whenIdle;

    /** Creates the server, which can be used at once. Its contexts may be null. */
    CopilotToolMcpServer(
            CopilotToolBeans tools,
            CopilotToolMcpProperties properties,
            long maxResultSize,
            String name,
            String version,
            McpTransportContextExtractor<HttpServletRequest> contexts,
            List<CopilotToolMcpCustomizer> customizers,
            ObjectProvider<Filter> security) {
        this.tools = tools;
        this.properties = properties;
        this.maxResultSize = maxResultSize;
        this.name = name;
        this.version = version;
        this.contexts = contexts == null ? request -> McpTransportContext.EMPTY : contexts;
        this.customizers = List.copyOf(customizers);
        this.security = security;
        this.origins = new AllowedOrigins(properties.allowedOrigins());
        this.bodies = new RequestBodies(maxBodySize(properties), messageLimits(properties));
        this.running = build();
    }

    /** A server and its transport, which cannot be used again after they were closed. */
    private record Running(
            McpSyncServer server,
            HttpServletStreamableServerTransportProvider transport,
            SessionLimit sessions,
            ScheduledExecutorService keepAlive) {}

    private Running build() {
        HttpServletStreamableServerTransportProvider transport = HttpServletStreamableServerTransportProvider.builder()
                .jsonMapper(McpTools.jsonMapper(MessageLimits.NONE))
                .mcpEndpoint(properties.path())
                .httpHeaderValidator(origins)
                .sessionSweepInterval(properties.sessionTimeout())
                // Its pings would end the streams of clients that do not answer them.
                .keepAliveInterval(null)
                .maxRequestSize(maxBodySize(properties))
                .contextExtractor(contexts)
                .build();
        McpTools limited = McpTools.ofDefinitions(tools.definitions())
                .limit(
                        properties.callTimeout(),
                        properties.maxCallsPerSession(),
                        properties.maxCalls(),
                        tools.calls()::overdue)
                .maxResultSize(maxResultSize);
        SessionLimit sessions = new SessionLimit(properties.maxSessions());
        var server = limited.addTo(McpServer.sync(McpTools.cancellable(transport, sessions)));
        server.addToolFilter((context, tool) -> isAllowed(tool.name()));
        // A tool may ask the user, who takes more than the ten seconds of the MCP SDK.
        server.serverInfo(name, version).immediateExecution(true).requestTimeout(properties.callTimeout());
        if (properties.instructions() != null) {
            server.instructions(properties.instructions());
        }
        customizers.forEach(each -> each.customize(server));
        McpSyncServer built = server.build();
        // A blocking handler could not answer before the tool method returns.
        for (AsyncToolSpecification each : limited.async(Runnable::run)) {
            McpAsyncServer async = built.getAsyncServer();
            async.removeTool(each.tool().name())
                    .then(async.addTool(guarded(each)))
                    .block();
        }
        return new Running(built, transport, sessions, keepAlive());
    }

    /** Whether the caller may see and call a tool. Those that a customizer has added are not asked about. */
    private boolean isAllowed(String tool) {
        return !tools.names().contains(tool)
                || tools.isAllowed(tools.definitions(tool).get(0));
    }

    /** Returns a tool that a caller who may not call it does not know. */
    private AsyncToolSpecification guarded(AsyncToolSpecification tool) {
        String name = tool.tool().name();
        return new AsyncToolSpecification(
                tool.tool(),
                (exchange, request) -> isAllowed(name)
                        ? tool.callHandler().apply(exchange, request)
                        // As a call of an unknown tool is answered.
                        : Mono.error(McpError.builder(ErrorCodes.INVALID_PARAMS)
                                .message("Unknown tool: " + name)
                                .build()));
    }

    private ScheduledExecutorService keepAlive() {
        ScheduledThreadPoolExecutor threads = new ScheduledThreadPoolExecutor(KEEP_ALIVE_THREADS, task -> {
            Thread thread = new Thread(task, "copilot-tool-keep-alive");
            thread.setDaemon(true);
            return thread;
        });
        threads.setKeepAliveTime(1, TimeUnit.MINUTES);
        threads.allowCoreThreadTimeOut(true);
        Duration idle = properties.keepAlive();
        if (idle.compareTo(Duration.ZERO) > 0) {
            long period = Math.max(1, idle.toMillis() / 2);
            threads.scheduleAtFixedRate(
                    () -> streams.forEach(each -> threads.execute(() -> each.keepAlive(idle))),
                    period,
                    period,
                    TimeUnit.MILLISECONDS);
        }
        return threads;
    }

    private static MessageLimits messageLimits(CopilotToolMcpProperties properties) {
        DataSize memory = properties.maxMessageMemory();
        return new MessageLimits(
                memory == null ? Runtime.getRuntime().maxMemory() / 4 : memory.toBytes(),
                properties.maxMessageValues());
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
        List<String> names = tools.names();
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
        ToolCaller.answer(request.getUserPrincipal());
        EventExchange exchange = new EventExchange(request, response, properties.callTimeout(), streams);
        try {
            if (running.sessions().refuses(request.getHeader(SESSION))) {
                RequestBodies.refuse(response, true, TOO_MANY_SESSIONS);
            } else if (request.getHeader("Origin") != null && !origins.isAllowed(request.getHeader("Origin"))) {
                response.sendError(HttpServletResponse.SC_FORBIDDEN, "Invalid Origin header");
            } else {
                serve(exchange);
            }
        } finally {
            ToolCaller.answer(null);
            exchange.returned();
            end();
        }
    }

    private void serve(EventExchange exchange) throws ServletException, IOException {
        try (RequestBodies.Read read = bodies.read(exchange.request(), exchange.response())) {
            if (read != null) {
                running.transport().service(read.request(), new SessionResponse(exchange));
            }
        }
    }

    /** A response with status 503 where the transport says 500, because two requests began the last session at once. */
    private final class SessionResponse extends HttpServletResponseWrapper {
        private final String session;

        SessionResponse(EventExchange exchange) {
            super(exchange.response());
            session = exchange.request().getHeader(SESSION);
        }

        @Override
        public void setStatus(int status) {
            boolean isRefused =
                    status == SC_INTERNAL_SERVER_ERROR && running.sessions().refuses(session);
            if (isRefused) {
                setHeader("Retry-After", "1");
            }
            super.setStatus(isRefused ? SC_SERVICE_UNAVAILABLE : status);
        }
    }

    /** Returns how many responses are streams that have not ended. */
    int openStreams() {
        return streams.size();
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
            running.keepAlive().shutdownNow();
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
