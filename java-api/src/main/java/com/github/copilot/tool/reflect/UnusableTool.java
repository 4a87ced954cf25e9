package com.github.copilot.tool.reflect;

/** Something about a tool or parameter that cannot work; the message says what, and what to do. */
public final class UnusableTool extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnusableTool(String message) {
        super(message);
    }
}
