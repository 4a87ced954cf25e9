package com.github.copilot.tool.processor;

/** The build of the processor: shim and core must be of the same one (R10.6). */
final class BuildInfo {
    /** The number of the protocol that {@code PROTOCOL.md} describes. */
    static final int PROTOCOL = 2;

    /** The version of this build, which is the project's version; a test compares the two. */
    static final String VERSION = "0.1.0-SNAPSHOT";

    private BuildInfo() {}
}
