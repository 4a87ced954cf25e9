package io.github.copilottool.mcp;

import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpAsyncServerExchange;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.Implementation;
import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import java.lang.System.Logger.Level;
import java.util.function.Consumer;

/**
 * The client that calls a tool.
 *
 * @param session the session's id; null on a server without sessions
 * @param context what the transport knows about the request
 * @param client what the client says about itself; null on a server without sessions
 * @param exchange the exchange with the client; null on a server without sessions
 * @param progress sends a notification to the client
 */
record Caller(
        String session,
        McpTransportContext context,
        Implementation client,
        McpSyncServerExchange exchange,
        Consumer<ProgressNotification> progress) {
    /** The caller of a tool that is not called over MCP. */
    static final Caller UNKNOWN = of((McpTransportContext) null);

    private static final System.Logger LOGGER = System.getLogger(McpTools.class.getName());

    Caller {
        context = context == null ? McpTransportContext.EMPTY : context;
    }

    /** Returns the caller on a server without sessions, which cannot be sent anything. */
    static Caller of(McpTransportContext context) {
        return new Caller(null, context, null, null, notification -> {});
    }

    /** Returns the caller on a server with blocking handlers. */
    static Caller of(McpSyncServerExchange exchange) {
        return new Caller(
                exchange.sessionId(),
                exchange.transportContext(),
                exchange.getClientInfo(),
                exchange,
                exchange::progressNotification);
    }

    /** Returns the caller on a server with non-blocking handlers. */
    static Caller of(McpAsyncServerExchange exchange) {
        return new Caller(
                exchange.sessionId(),
                exchange.transportContext(),
                exchange.getClientInfo(),
                new McpSyncServerExchange(exchange),
                notification -> exchange.progressNotification(notification)
                        .subscribe(nothing -> {}, failure -> LOGGER.log(Level.DEBUG, Progress.UNSENT, failure)));
    }
}
