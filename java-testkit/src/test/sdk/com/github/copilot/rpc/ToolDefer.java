package com.github.copilot.rpc;

public enum ToolDefer {
    NONE,
    AUTO,
    NEVER
}
