package com.github.copilot.generated;

/** A stub of the SDK's class with the members that docs/getting-started.md uses. */
public final class AssistantMessageEvent {
    public Data getData() {
        throw new UnsupportedOperationException();
    }

    public record Data(String content) {}
}
