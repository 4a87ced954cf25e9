package com.github.copilot.tool.reflect;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** The tables that the processor's core reads too, when it is built: resources of {@code tool.runtime}. */
final class Tables {
    private Tables() {}

    /** The rows of a table, from top to bottom, without comments. */
    static List<String> rows(String name) {
        try (BufferedReader lines = new BufferedReader(new InputStreamReader(
                Tables.class.getResourceAsStream("/com/github/copilot/tool/runtime/" + name),
                StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> !line.isEmpty() && line.charAt(0) != '#')
                    .toList();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
