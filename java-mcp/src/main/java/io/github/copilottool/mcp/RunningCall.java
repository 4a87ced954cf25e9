package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolHandler;
import com.github.copilot.rpc.ToolInvocation;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;

/** One running call. A client may cancel it at any time, from another thread. */
final class RunningCall {
    /**
     * The running calls that a client can cancel. The map is static, because in the MCP SDK transports have no access
     * to handlers.
     */
    private static final Map<Key, RunningCall> CALLS = new ConcurrentHashMap<>();

    /** Null if no client can cancel the call. */
    private final Key key;

    private Thread thread;
    private CompletableFuture<Object> answer;
    private boolean cancelled;
    private boolean expired;

    /**
     * The key of a call. A session's id is a random UUID, and a request's id is unique in its session until the request
     * is answered.
     */
    private record Key(String session, Object request) {}

    /** Begins a call, which {@link #end} ends. Without a session or an id no client can cancel it. */
    RunningCall(String session, Object request) {
        key = session == null || request == null ? null : new Key(session, request);
        if (key != null) {
            CALLS.put(key, this);
        }
    }

    /** Cancels a client's call, unless it has already ended or is unknown. */
    static void cancel(String session, Object request) {
        RunningCall call = CALLS.get(new Key(session, request));
        if (call != null) {
            call.cancel();
        }
    }

    /** Returns the number of running calls that a client can cancel. */
    static int count() {
        return CALLS.size();
    }

    /** Forgets a call that has ended. */
    void end() {
        if (key != null) {
            CALLS.remove(key, this);
        }
    }

    /**
     * Calls a handler on this thread.
     *
     * @return the handler's future, which is cancelled if the call has been, and fails with what the handler throws
     */
    CompletableFuture<Object> start(ToolHandler handler, ToolInvocation invocation) {
        synchronized (this) {
            if (cancelled) {
                return CompletableFuture.failedFuture(new CancellationException());
            }
            thread = Thread.currentThread();
        }
        CompletableFuture<Object> started;
        try {
            started = handler.invoke(invocation);
            if (started == null) {
                started = CompletableFuture.failedFuture(
                        new IllegalStateException("The handler returned null in place of a future."));
            }
        } catch (Throwable thrown) {
            // A companion's handler never throws (R5.4), but one that is written by hand may.
            started = CompletableFuture.failedFuture(thrown);
        }
        boolean late;
        synchronized (this) {
            thread = null;
            late = cancelled;
            answer = late ? null : started;
        }
        if (late) {
            // The interrupt was for this call, but the thread will run others.
            Thread.interrupted();
            started.cancel(true);
        }
        return started;
    }

    /** Cancels the handler's future, or interrupts the thread that the handler runs on. */
    void cancel() {
        CompletableFuture<Object> running;
        synchronized (this) {
            cancelled = true;
            running = answer;
            // The map of invocations may keep this call, and the future may keep the invocation.
            answer = null;
            if (thread != null) {
                thread.interrupt();
            }
        }
        if (running != null) {
            // After the lock is released: the future's dependents may run on this thread.
            running.cancel(true);
        }
    }

    /** Stops the call as {@link #cancel} does; the client gets an answer. */
    void expire() {
        synchronized (this) {
            expired = !cancelled;
        }
        cancel();
    }

    /** Whether the call has taken too long. */
    synchronized boolean isExpired() {
        return expired;
    }

    /** Whether the client has cancelled the call, so that it no longer waits for an answer. */
    synchronized boolean isCancelled() {
        return cancelled;
    }
}
