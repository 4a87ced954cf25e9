package com.github.copilot.rpc;

import java.util.List;

/** Stands in for the SDK's class of this name: only what docs/getting-started.md uses. */
public final class SessionConfig {
    public SessionConfig setTools(List<ToolDefinition> tools) {
        return this;
    }

    public SessionConfig setOnPermissionRequest(PermissionHandler handler) {
        return this;
    }
}
