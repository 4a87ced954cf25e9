package com.github.copilot;

import com.github.copilot.generated.AssistantMessageEvent;
import com.github.copilot.rpc.MessageOptions;
import java.util.concurrent.CompletableFuture;

/** A stub of the SDK's class with the members that docs/getting-started.md uses. */
public final class CopilotSession implements AutoCloseable {
    public CompletableFuture<AssistantMessageEvent> sendAndWait(MessageOptions options) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}
