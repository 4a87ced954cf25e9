package com.github.copilot.rpc;

/** Stands in for the SDK's class of this name: only what docs/getting-started.md uses. */
public final class MessageOptions {
    public MessageOptions setPrompt(String prompt) {
        return this;
    }
}
