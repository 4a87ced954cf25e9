package io.github.copilottool.mcp;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The running calls by session and id, so that {@link Cancellation} finds the call that a client cancels.
 *
 * <p>The map is static, because in the MCP SDK transports have no access to handlers. A session's id is a random UUID.
 */
final class RunningCalls {
    private static final Map<Key, RunningCall> CALLS = new ConcurrentHashMap<>();

    /** The key of a call. A request's id is unique in its session until the request is answered. */
    private record Key(String session, Object request) {}

    private RunningCalls() {}

    /** Registers a call that begins. Without a session or an id it cannot be cancelled. */
    static RunningCall begin(String session, Object request) {
        RunningCall call = new RunningCall();
        if (session != null && request != null) {
            CALLS.put(new Key(session, request), call);
        }
        return call;
    }

    /** Removes a call that has ended. */
    static void end(String session, Object request, RunningCall call) {
        if (session != null && request != null) {
            CALLS.remove(new Key(session, request), call);
        }
    }

    /** Cancels a call, unless it has already ended or is unknown. */
    static void cancel(String session, Object request) {
        RunningCall call = session == null || request == null ? null : CALLS.get(new Key(session, request));
        if (call != null) {
            call.cancel();
        }
    }

    /** Returns the number of running calls. */
    static int count() {
        return CALLS.size();
    }
}
