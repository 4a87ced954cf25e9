package com.github.copilot.tool.reflect;

import java.util.Locale;

/**
 * Problems of tools that the compiler reports, too, in its words. The file {@code problems.txt} is printed from the
 * core's table of diagnostics ({@code rust-core/tests/diagnostics_page.rs}): each line has a code, a sentence, and a
 * sentence that says what to do.
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
    SCHEMA_INVALID,
    DEFAULT_INVALID,
    DEFAULT_CONSTRAINT,
    RECORD_PARAMETER,
    COMPONENT_NAME,
    COMPONENT_DEFAULT,
    RESULT_TYPE;

    /**
     * Returns the exception of this problem.
     */
    UnusableTool with(Object... namesAndValues) {
        String start = code() + "\t";
        String text = Tables.rows("reflect/problems.txt").stream()
                .filter(line -> line.startsWith(start))
                .map(line -> line.substring(start.length()).replace('\t', ' '))
                .findFirst()
                .orElseThrow();
        for (int i = 0; i < namesAndValues.length; i += 2) {
            text = text.replace("{" + namesAndValues[i] + "}", String.valueOf(namesAndValues[i + 1]));
        }
        return new UnusableTool(text);
    }

    /** Returns the code of the compiler's diagnostic. */
    String code() {
        return "copilot-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
