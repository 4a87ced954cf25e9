package com.github.copilot.tool.reflect;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** Tables that the jar has as resources. The processor's core reads most of them, too, when it is built. */
final class Tables {
    private Tables() {}

    /**
     * Returns the rows of a table, from top to bottom, without comments.
     *
     * @param path the resource below {@code com/github/copilot/tool}
     */
    static List<String> rows(String path) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Tables.class.getResourceAsStream("/com/github/copilot/tool/" + path), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isEmpty() && line.charAt(0) != '#')
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
