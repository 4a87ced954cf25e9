package com.github.copilot.tool.processor;

/** The core's response is not of the shape that {@code PROTOCOL.md} describes. */
final class MalformedResponseException extends Exception {
    private static final long serialVersionUID = 1L;

    /**
     * @param problem the first part that is wrong
     */
    MalformedResponseException(String problem) {
        super("the core's response is malformed: " + problem);
    }
}
