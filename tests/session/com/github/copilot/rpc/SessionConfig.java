package com.github.copilot.rpc;

import java.util.List;

/** A stub of the SDK's class with the members that docs/getting-started.md uses. */
public final class SessionConfig {
    public SessionConfig setTools(List<ToolDefinition> tools) {
        return this;
    }

    public SessionConfig setOnPermissionRequest(PermissionHandler handler) {
        return this;
    }
}
