package com.github.copilot.tool.processor;

/** The core cannot be used, natively or as WebAssembly. The message says what is wrong and what to do about it. */
public final class NativeCoreException extends Exception {

    private static final long serialVersionUID = 1L;

    /**
     * Makes one.
     *
     * @param message for the user, complete: what is wrong, then what to do
     * @param cause what the JVM or the file system said, or null
     */
    NativeCoreException(String message, Throwable cause) {
        super(message, cause);
    }

    /** The message without the code that it begins with. */
    String reason() {
        return getMessage().replaceFirst("^\\[[a-z-]+] ", "");
    }
}
