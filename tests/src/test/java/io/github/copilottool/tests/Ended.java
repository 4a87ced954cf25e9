package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;

/**
 * How a command ended, its two streams in one.
 *
 * @param code its exit code
 * @param output what it printed
 */
record Ended(int code, String output) {
    /** Runs a command that is given no input, and waits for its end. */
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
