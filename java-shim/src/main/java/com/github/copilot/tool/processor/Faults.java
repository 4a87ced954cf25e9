package com.github.copilot.tool.processor;

import java.io.IOException;

/**
 * The few errors that the shim words itself, because the core cannot: it is not there, is another one, gave what
 * cannot be read, or its work could not be put down.
 */
final class Faults {
    private static final int TRACE_LINES = 12;

    private Faults() {}

    /** The text for a fault of the processor's own (R8.4). */
    static String internal(Throwable fault) {
        StringBuilder text = new StringBuilder("[copilot-internal] The processor failed: ")
                .append(fault)
                .append(". This is a fault of the processor (copilot-tool-processor ")
                .append(Build.VERSION)
                .append(", Java ")
                .append(System.getProperty("java.version"))
                .append("), not of your code: please report it with this text and the class that was compiled.");
        StackTraceElement[] trace = fault.getStackTrace();
        for (int i = 0; i < Math.min(trace.length, TRACE_LINES); i++) {
            text.append("\n    at ").append(trace[i]);
        }
        return text.toString();
    }

    /** The text where the native core cannot be loaded (R10.4). */
    static String nativeCore(NativeCoreException fault) {
        return "[copilot-native] " + fault.getMessage();
    }

    /** The text where shim and core are of different builds (R10.6). */
    static String otherBuild(OtherBuildException fault) {
        return "[copilot-build-mismatch] The processor's Java part and its native library are of different builds: "
                + fault.getMessage()
                + ". Use the library of the same copilot-tool-processor jar: remove the override property, or"
                + " update both.";
    }

    /** The text where a file is there already. */
    static String fileExists(String name, IOException fault) {
        return "[copilot-write] " + name + " exists already: " + fault.getMessage()
                + ". Remove it from the sources, or the other processor that makes it from the processor path.";
    }

    /** The text where a file cannot be written. */
    static String fileUnwritten(String name, IOException fault) {
        return "[copilot-write] " + name + " cannot be written: " + fault
                + ". Check that the compiler's output directories can be written and have room.";
    }
}
