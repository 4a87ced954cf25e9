package com.github.copilot;

import com.github.copilot.generated.AssistantMessageEvent;
import com.github.copilot.rpc.MessageOptions;
import java.util.concurrent.CompletableFuture;

/** Stands in for the SDK's class of this name: only what docs/getting-started.md uses. */
public final class CopilotSession implements AutoCloseable {
    public CompletableFuture<AssistantMessageEvent> sendAndWait(MessageOptions options) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void close() {}
}
