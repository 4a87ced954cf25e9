package com.github.copilot.generated;

/** Stands in for the SDK's class of this name: only what docs/getting-started.md uses. */
public final class AssistantMessageEvent {
    public Data getData() {
        throw new UnsupportedOperationException();
    }

    public record Data(String content) {}
}
