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
    private Runnable whenCancelled;
    private volatile CompletableFuture<Void> settled = CompletableFuture.completedFuture(null);

    /**
     * The key of a call. A session's id is a random UUID, and a request's id is unique in its session until the request
     * is answered.
     */
    private record Key(String session, Object request) {}

    /**
     * Begins a call, which {@link #forget} ends. Without a session or an id no client can cancel it.
     *
     * @param whenCancelled is run once on another thread, if the call is cancelled
     */
    RunningCall(String session, Object request, Runnable whenCancelled) {
        this.whenCancelled = whenCancelled;
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

    /** Forgets a call that is answered: a client can cancel it no more. */
    void forget() {
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
        // The thread may be interrupted by a cancellation, or by the tool itself. It goes on to send the answer.
        Thread.interrupted();
        if (late) {
            started.cancel(true);
        }
        return started;
    }

    /** Cancels the handler's future, on a thread of its own, or interrupts the thread that the handler runs on. */
    void cancel() {
        CompletableFuture<Object> running;
        Runnable unanswered;
        synchronized (this) {
            cancelled = true;
            running = answer;
            // The map of invocations may keep this call, and the future may keep the invocation.
            answer = null;
            unanswered = whenCancelled;
            whenCancelled = () -> {};
            if (running != null) {
                settled = new CompletableFuture<>();
            }
            if (thread != null) {
                thread.interrupt();
            }
        }
        if (running != null) {
            Workers.CANCELLATIONS.execute(() -> {
                try {
                    // The code that depends on the future runs here.
                    running.cancel(true);
                } finally {
                    settled.complete(null);
                }
            });
        }
        Workers.ANSWERS.execute(unanswered);
    }

    /** Returns a future that completes when nothing that depends on the handler's future runs because of a cancellation. */
    CompletableFuture<Void> settled() {
        return settled;
    }

    /** Whether the call is cancelled, so that the client no longer waits for its result. */
    synchronized boolean isCancelled() {
        return cancelled;
    }
}
