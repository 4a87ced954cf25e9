package com.github.copilot.tool.processor;

/** The text of the error for a bug of the processor, with its place in the code (R8.4). */
final class InternalErrors {
    private static final int TRACE_LINES = 12;

    private InternalErrors() {}

    static String text(Throwable thrown) {
        StringBuilder text = new StringBuilder(
                DiagnosticTexts.internal(thrown.toString(), BuildInfo.VERSION, System.getProperty("java.version")));
        StackTraceElement[] trace = thrown.getStackTrace();
        for (int i = 0; i < Math.min(trace.length, TRACE_LINES); i++) {
            text.append("\n    at ").append(trace[i]);
        }
        return text.toString();
    }
}
