package com.github.copilot.tool.reflect;

import java.util.Locale;

/**
 * What can be wrong with a tool, in the compiler's words: the file {@code problems.txt} is printed from the core's table of
 * diagnostics ({@code rust-core/tests/diagnostics_page.rs}), a code, a sentence and what to do on each line. Behind them are
 * the reasons of some problems ({@link Reason}).
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
        return new UnusableTool(filled(String.join(" ", texts(code())), namesAndValues));
    }

    /** The code that the compiler reports it by. */
    String code() {
        return "copilot-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** A text with values for its words in braces. */
    static String filled(String text, Object... namesAndValues) {
        String filled = text;
        for (int i = 0; i < namesAndValues.length; i += 2) {
            filled = filled.replace("{" + namesAndValues[i] + "}", String.valueOf(namesAndValues[i + 1]));
        }
        return filled;
    }

    /** What is wrong and what to do, by a code of the file. */
    static String[] texts(String code) {
        String start = code + "\t";
        return Tables.rows("reflect/problems.txt").stream()
                .filter(line -> line.startsWith(start))
                .map(line -> line.substring(start.length()).split("\t"))
                .findFirst()
                .orElseThrow();
    }
}
