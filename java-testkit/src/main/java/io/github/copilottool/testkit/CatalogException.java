package io.github.copilottool.testkit;

/** An exception that ends the command. The message is one line, for the command's user. */
final class CatalogException extends Exception {
    private static final long serialVersionUID = 1L;

    CatalogException(String message) {
        // A message may quote a file's name or text.
        super(message.replaceAll("\\p{Cc}+", " "));
    }
}
