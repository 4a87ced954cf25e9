package io.github.copilottool.testkit;

/** An exception that ends the command. The message is one line, for the command's user. */
final class CatalogException extends Exception {
    private static final long serialVersionUID = 1L;

    /** The command's exit code. */
    final int code;

    CatalogException(String message) {
        this(message, Command.FAILED);
    }

    CatalogException(String message, int code) {
        // A message may quote a file's name or text.
        super(message.replaceAll("\\p{Cc}+", " "));
        this.code = code;
    }
}
