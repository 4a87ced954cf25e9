package io.github.copilottool.spring;

/** The reason why the tools of an application cannot be offered. The message says what to do. */
final class InvalidToolsException extends IllegalStateException {
    private static final long serialVersionUID = 1;

    InvalidToolsException(String message) {
        super(message);
    }

    InvalidToolsException(String message, Throwable cause) {
        super(message, cause);
    }
}
