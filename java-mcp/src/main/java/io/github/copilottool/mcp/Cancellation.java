package io.github.copilottool.mcp;

import io.modelcontextprotocol.json.TypeRef;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCMessage;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCNotification;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCRequest;
import io.modelcontextprotocol.spec.McpSchema.JSONRPCResponse;
import io.modelcontextprotocol.spec.McpServerSession;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.McpServerTransportProviderBase;
import io.modelcontextprotocol.spec.McpStreamableServerSession;
import io.modelcontextprotocol.spec.McpStreamableServerSession.McpStreamableServerSessionInit;
import io.modelcontextprotocol.spec.McpStreamableServerSession.McpStreamableServerSessionStream;
import io.modelcontextprotocol.spec.McpStreamableServerTransport;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/**
 * Transports whose sessions act on {@code notifications/cancelled}, which the MCP SDK logs and drops.
 *
 * <p>Servers cannot register handlers for notifications with the SDK, so the sessions themselves are wrapped: each
 * wrapper delegates everything else that transports call to its session.
 */
final class Cancellation {
    private static final String CANCELLED = "notifications/cancelled";

    /** The wrappers' timeout, which is never used, because the wrappers themselves run nothing. */
    private static final Duration UNUSED = Duration.ofSeconds(1);

    private Cancellation() {}

    /** Cancels the call that a notification names; false if it is another notification. */
    private static boolean cancels(String session, JSONRPCNotification notification) {
        if (!CANCELLED.equals(notification.method())) {
            return false;
        }
        if (notification.params() instanceof Map<?, ?> parameters) {
            RunningCall.cancel(session, parameters.get("requestId"));
        }
        return true;
    }

    /** A wrapper of the methods that all transports have. */
    private abstract static class Transport<T extends McpServerTransportProviderBase>
            implements McpServerTransportProviderBase {
        final T transport;

        Transport(T transport) {
            this.transport = transport;
        }

        @Override
        public Mono<Void> notifyClients(String method, Object parameters) {
            return transport.notifyClients(method, parameters);
        }

        @Override
        public Mono<Void> notifyClient(String session, String method, Object parameters) {
            return transport.notifyClient(session, method, parameters);
        }

        @Override
        public void close() {
            transport.close();
        }

        @Override
        public Mono<Void> closeGracefully() {
            return transport.closeGracefully();
        }

        @Override
        public List<String> protocolVersions() {
            return transport.protocolVersions();
        }
    }

    static final class SingleSession extends Transport<McpServerTransportProvider>
            implements McpServerTransportProvider {
        SingleSession(McpServerTransportProvider transport) {
            super(transport);
        }

        @Override
        public void setSessionFactory(McpServerSession.Factory factory) {
            transport.setSessionFactory(connection -> new Session(factory.create(connection)));
        }
    }

    static final class Streamable extends Transport<McpStreamableServerTransportProvider>
            implements McpStreamableServerTransportProvider {
        private final SessionLimit limit;

        Streamable(McpStreamableServerTransportProvider transport, SessionLimit limit) {
            super(transport);
            this.limit = limit;
        }

        @Override
        public void setSessionFactory(McpStreamableServerSession.Factory factory) {
            transport.setSessionFactory(request -> {
                limit.begin();
                try {
                    McpStreamableServerSessionInit started = factory.startSession(request);
                    limit.began(started.session().getId());
                    return new McpStreamableServerSessionInit(
                            new StreamableSession(started.session(), limit), started.initResult());
                } catch (RuntimeException failed) {
                    limit.failed();
                    throw failed;
                }
            });
        }
    }

    private static final class Session extends McpServerSession {
        private final McpServerSession session;

        Session(McpServerSession session) {
            super(session.getId(), UNUSED, null, null, Map.of(), Map.of());
            this.session = session;
        }

        @Override
        public Mono<Void> handle(JSONRPCMessage message) {
            return message instanceof JSONRPCNotification notification
                    ? Mono.defer(() -> cancels(getId(), notification) ? Mono.empty() : session.handle(message))
                    : session.handle(message);
        }

        @Override
        public <T> Mono<T> sendRequest(String method, Object parameters, TypeRef<T> type) {
            return session.sendRequest(method, parameters, type);
        }

        @Override
        public Mono<Void> sendNotification(String method, Object parameters) {
            return session.sendNotification(method, parameters);
        }

        @Override
        public Mono<Void> closeGracefully() {
            return session.closeGracefully();
        }

        @Override
        public void close() {
            session.close();
        }
    }

    private static final class StreamableSession extends McpStreamableServerSession {
        private final McpStreamableServerSession session;
        private final SessionLimit limit;

        StreamableSession(McpStreamableServerSession session, SessionLimit limit) {
            super(session.getId(), null, null, UNUSED, Map.of(), Map.of());
            this.session = session;
            this.limit = limit;
        }

        @Override
        public Mono<Void> accept(JSONRPCNotification notification) {
            return Mono.defer(() -> cancels(getId(), notification) ? Mono.empty() : session.accept(notification));
        }

        @Override
        public Mono<Void> accept(JSONRPCResponse response) {
            return session.accept(response);
        }

        @Override
        public <T> Mono<T> sendRequest(String method, Object parameters, TypeRef<T> type) {
            return session.sendRequest(method, parameters, type);
        }

        @Override
        public Mono<Void> sendNotification(String method, Object parameters) {
            return session.sendNotification(method, parameters);
        }

        @Override
        public Mono<Void> delete() {
            limit.ended(getId());
            return session.delete();
        }

        @Override
        public boolean hasListeningStream() {
            return session.hasListeningStream();
        }

        @Override
        public boolean hasOpenStream() {
            return session.hasOpenStream();
        }

        @Override
        public McpStreamableServerSessionStream listeningStream(McpStreamableServerTransport connection) {
            return session.listeningStream(connection);
        }

        @Override
        public void releaseListeningStream() {
            session.releaseListeningStream();
        }

        @Override
        public Flux<JSONRPCMessage> replay(Object lastEventId) {
            return session.replay(lastEventId);
        }

        @Override
        public McpStreamableServerSessionStream responseStream(McpStreamableServerTransport connection) {
            return session.responseStream(connection);
        }

        @Override
        @SuppressWarnings("deprecation") // a transport may still call it
        public Mono<Void> responseStream(JSONRPCRequest request, McpStreamableServerTransport connection) {
            return session.responseStream(request, connection);
        }

        @Override
        public Mono<Void> closeGracefully() {
            limit.ended(getId());
            return session.closeGracefully();
        }

        @Override
        public void close() {
            limit.ended(getId());
            session.close();
        }
    }
}
