package com.github.copilot.tool.processor;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Writes requests to files, for work on the core. The system property {@value #PROPERTY} names the folder; {@code
 * CONTRIBUTING.md} says how the cases of the tests use it.
 */
final class Recording {
    static final String PROPERTY = "copilot.tool.record";

    private Recording() {}

    /** Writes a request to the folder that the property names, as a file with the binary name of the tool class. */
    static void keep(byte[] request, CharSequence binaryName) {
        try {
            Path requests = Files.createDirectories(Path.of(System.getProperty(PROPERTY)));
            Files.write(requests.resolve(binaryName + ".json"), request);
        } catch (IOException unwritable) {
            throw new UncheckedIOException(PROPERTY + " names a folder that cannot be written", unwritable);
        }
    }
}
