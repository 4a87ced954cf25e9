package com.github.copilot;

import com.github.copilot.rpc.SessionConfig;
import java.util.concurrent.CompletableFuture;

/** A stub of the SDK's class with the members that docs/getting-started.md uses. */
public final class CopilotClient implements AutoCloseable {
    public CompletableFuture<Void> start() {
        throw new UnsupportedOperationException();
    }

    public CompletableFuture<CopilotSession> createSession(SessionConfig config) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}
