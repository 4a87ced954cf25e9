package com.github.copilot.tool.reflect;

/** The problem of a tool or parameter that cannot work; the message says why, and what to do. */
public final class UnusableTool extends RuntimeException {
    private static final long serialVersionUID = 1L;

    UnusableTool(String message) {
        super(message);
    }
}
