package io.github.copilottool.mcp;

import io.modelcontextprotocol.spec.McpError;
import io.modelcontextprotocol.spec.McpSchema.ErrorCodes;
import java.util.HashSet;
import java.util.Set;

/** How many sessions a server has at most. One that is idle ends when the transport says so. */
public final class SessionLimit {
    private final int most;
    private final Set<String> ids = new HashSet<>();
    private int begun;

    /**
     * Limits sessions.
     *
     * @param most how many sessions there may be at once
     * @throws IllegalArgumentException if the limit is not positive
     */
    public SessionLimit(int most) {
        if (most < 1) {
            throw new IllegalArgumentException("The number of sessions must be positive, but was " + most + ".");
        }
        this.most = most;
    }

    /**
     * Whether a request would need another session, and there are as many as there may be.
     *
     * @param session the session that the request names; null for none
     * @return true if the request is to be refused
     */
    public synchronized boolean refuses(String session) {
        return begun >= most && !ids.contains(session);
    }

    /** Counts a session, whose id is not known yet. */
    synchronized void begin() {
        if (begun >= most) {
            throw McpError.builder(ErrorCodes.INTERNAL_ERROR)
                    .message("The server has too many sessions.")
                    .build();
        }
        begun++;
    }

    synchronized void began(String id) {
        ids.add(id);
    }

    synchronized void failed() {
        begun--;
    }

    synchronized void ended(String id) {
        if (ids.remove(id)) {
            begun--;
        }
    }
}
