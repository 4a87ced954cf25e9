package com.github.copilot.rpc;

/** Stands in for the SDK's interface of this name: only what docs/getting-started.md uses. */
public interface PermissionHandler {
    PermissionHandler APPROVE_ALL = new PermissionHandler() {};
}
