package com.github.copilot.tool.processor;

/** The error for a bug of the processor, with its place in the code (R8.4). */
final class Faults {
    private static final int TRACE_LINES = 12;

    private Faults() {}

    static String internal(Throwable fault) {
        StringBuilder text = new StringBuilder(
                DiagnosticTexts.internal(fault.toString(), Build.VERSION, System.getProperty("java.version")));
        StackTraceElement[] trace = fault.getStackTrace();
        for (int i = 0; i < Math.min(trace.length, TRACE_LINES); i++) {
            text.append("\n    at ").append(trace[i]);
        }
        return text.toString();
    }
}
