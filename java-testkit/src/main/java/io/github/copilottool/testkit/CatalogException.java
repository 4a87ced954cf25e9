package io.github.copilottool.testkit;

/** What is asked of the catalogue cannot be had. The message is one line, for who asked. */
final class CatalogException extends Exception {
    private static final long serialVersionUID = 1L;

    CatalogException(String message) {
        // A message may quote a file's name or text.
        super(message.replaceAll("\\p{Cc}+", " "));
    }
}
