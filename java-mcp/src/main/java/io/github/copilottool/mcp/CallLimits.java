package io.github.copilottool.mcp;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/** How long a call may take, and how many may run at once. The tools of one server share it. */
final class CallLimits {
    static final CallLimits NONE = new CallLimits(null, Integer.MAX_VALUE, Integer.MAX_VALUE);

    final Duration timeout;
    private final int ofSession;
    private final int inAll;
    private final Map<String, Integer> running = new HashMap<>();
    private int count;

    /** @param timeout how long a call may take; null for any time */
    CallLimits(Duration timeout, int ofSession, int inAll) {
        this.timeout = timeout;
        this.ofSession = ofSession;
        this.inAll = inAll;
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

    /** Counts a call that has ended. */
    synchronized void end(String session) {
        count--;
        if (session != null) {
            running.computeIfPresent(session, (key, calls) -> calls == 1 ? null : calls - 1);
        }
    }
}
