package com.github.copilot.tool.reflect;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/**
 * What can be wrong with a tool, in the compiler's words: the file {@code problems.txt} is printed from the core's table of
 * diagnostics ({@code rust-core/tests/diagnostics_page.rs}), a code, a sentence and what to do on each line.
 */
enum Problem {
    NAME_INVALID,
    NAME_REPEATED,
    METHOD_PRIVATE,
    METADATA_REPEATED,
    PARAMETER_REPEATED,
    INVOCATION_REPEATED,
    INVOCATION_ANNOTATED,
    PRIMITIVE_OPTIONAL,
    SCHEMA_DEFAULT,
    DEFAULT_INVALID,
    DEFAULT_CONSTRAINT,
    RECORD_PARAMETER,
    COMPONENT_NAME,
    COMPONENT_DEFAULT,
    SCHEMA_INVALID,
    SCHEMA_REFERENCE,
    RESULT_TYPE,
    TYPE_UNSUPPORTED,
    TYPE_ENDLESS,
    MAP_KEY,
    TYPE_INFO,
    TOO_LARGE;

    /** The exception that says so: name, value, name, value, ... for the words in braces. */
    UnusableTool with(Object... namesAndValues) {
        String text = sentences();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            text = text.replace("{" + namesAndValues[i] + "}", String.valueOf(namesAndValues[i + 1]));
        }
        return new UnusableTool(text);
    }

    private String sentences() {
        String code = "copilot-" + name().toLowerCase(Locale.ROOT).replace('_', '-') + "\t";
        try (BufferedReader lines = new BufferedReader(
                new InputStreamReader(Problem.class.getResourceAsStream("problems.txt"), StandardCharsets.UTF_8))) {
            return lines.lines()
                    .filter(line -> line.startsWith(code))
                    .map(line -> line.substring(code.length()).replace('\t', ' '))
                    .findFirst()
                    .orElseThrow();
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }
}
