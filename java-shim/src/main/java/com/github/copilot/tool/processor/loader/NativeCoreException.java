package com.github.copilot.tool.processor.loader;

/**
 * The core cannot be used: neither natively nor as WebAssembly, or it is of another build. The message says what is
 * wrong and what to do about it.
 */
public final class NativeCoreException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Creates the exception.
     *
     * @param message the complete text for the user: the problem, then what to do
     * @param cause the exception of the JVM or the file system, or null
     */
    public NativeCoreException(String message, Throwable cause) {
        super(message, cause);
    }

    /** Returns the message without the code at its beginning. */
    String reason() {
        return getMessage().replaceFirst("^\\[[a-z-]+] ", "");
    }
}
