package io.github.copilottool.mcp;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The calls that run now, by session and id, so that {@link Cancellation} finds what a client cancels.
 *
 * <p>One for the JVM: the MCP SDK gives transports no way to reach what handlers do. A session's id is a random UUID.
 */
final class RunningCalls {
    private static final Map<Key, RunningCall> CALLS = new ConcurrentHashMap<>();

    /** A request's id is unique in its session, while it is unanswered. */
    private record Key(String session, Object request) {}

    private RunningCalls() {}

    /** A call that begins. Without a session or an id it cannot be cancelled. */
    static RunningCall begin(String session, Object request) {
        RunningCall call = new RunningCall();
        if (session != null && request != null) {
            CALLS.put(new Key(session, request), call);
        }
        return call;
    }

    /** The call has ended. */
    static void end(String session, Object request, RunningCall call) {
        if (session != null && request != null) {
            CALLS.remove(new Key(session, request), call);
        }
    }

    /** Cancels a call; one that has ended already, or is unknown, is passed over. */
    static void cancel(String session, Object request) {
        RunningCall call = session == null || request == null ? null : CALLS.get(new Key(session, request));
        if (call != null) {
            call.cancel();
        }
    }

    /** How many calls run. */
    static int count() {
        return CALLS.size();
    }
}
