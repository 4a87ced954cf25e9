package com.github.copilot.tool.processor;

/** Which build of the processor this is; shim and native library must be of the same one (R10.6). */
final class Build {
    /** The number of the protocol that {@code PROTOCOL.md} describes. */
    static final int PROTOCOL = 2;

    /** The version of this build, which is the project's; a test compares the two. */
    static final String VERSION = "0.1.0-SNAPSHOT";

    private Build() {}
}
