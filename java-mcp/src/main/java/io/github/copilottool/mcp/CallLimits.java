package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolInvocation;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;

/** How long a call may take, and how many may run at once. The tools of one server share it. */
final class CallLimits {
    static final CallLimits NONE = new CallLimits(null, Integer.MAX_VALUE, Integer.MAX_VALUE, call -> {});

    final Duration timeout;
    private final Consumer<ToolInvocation> overdue;
    private final int ofSession;
    private final int inAll;
    private final Map<String, Integer> running = new HashMap<>();
    private int count;

    /**
     * @param timeout how long a call may take; null for any time
     * @param overdue is passed each call that is answered because it takes too long
     */
    CallLimits(Duration timeout, int ofSession, int inAll, Consumer<ToolInvocation> overdue) {
        this.overdue = overdue;
        this.timeout = timeout;
        this.ofSession = ofSession;
        this.inAll = inAll;
    }

    /** Reports a call that is answered because it takes too long. It has not ended. */
    void overdue(ToolInvocation invocation) {
        overdue.accept(invocation);
    }

    /** Counts a call that begins; false if it must not, because too many are running. */
    synchronized boolean begin(String session) {
        if (count >= inAll || session != null && running.getOrDefault(session, 0) >= ofSession) {
            return false;
        }
        count++;
        if (session != null) {
            running.merge(session, 1, Integer::sum);
        }
        return true;
    }

    /** Counts a call that has ended. One that goes on after its timeout has not. */
    synchronized void end(String session) {
        count--;
        if (session != null) {
            running.computeIfPresent(session, (key, calls) -> calls == 1 ? null : calls - 1);
        }
    }
}
