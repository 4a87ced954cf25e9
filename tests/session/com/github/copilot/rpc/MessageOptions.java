package com.github.copilot.rpc;

/** A stub of the SDK's class with the members that docs/getting-started.md uses. */
public final class MessageOptions {
    public MessageOptions setPrompt(String prompt) {
        return this;
    }
}
