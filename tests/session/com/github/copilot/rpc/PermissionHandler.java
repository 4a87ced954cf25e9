package com.github.copilot.rpc;

/** A stub of the SDK's interface with the members that docs/getting-started.md uses. */
public interface PermissionHandler {
    PermissionHandler APPROVE_ALL = new PermissionHandler() {};
}
