package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * The result of a command.
 *
 * @param code its exit code
 * @param output its output to both streams, in one text
 */
record Ended(int code, String output) {
    /** Runs a command without input, and waits for its end. */
    static Ended of(ProcessBuilder command) {
        try {
            Process process = command.redirectErrorStream(true).start();
            process.getOutputStream().close();
            String output = new String(process.getInputStream().readAllBytes());
            return new Ended(process.waitFor(), output);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }
}
