package com.github.copilot.tool.reflect;

import java.util.Locale;

/**
 * The problems of tools, in the compiler's words. The file {@code problems.txt} is printed from the core's table of
 * diagnostics ({@code rust-core/tests/diagnostics_page.rs}): each line has a code, a sentence, and a sentence that says
 * what to do. After them it has the reasons of some problems ({@link Reason}).
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

    /**
     * Returns the exception of this problem.
     *
     * @param namesAndValues name, value, name, value, ... for the words in braces
     */
    UnusableTool with(Object... namesAndValues) {
        return new UnusableTool(filled(String.join(" ", texts(code())), namesAndValues));
    }

    /** Returns the code of the compiler's diagnostic. */
    String code() {
        return "copilot-" + name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Returns a text with values in place of its words in braces. */
    static String filled(String text, Object... namesAndValues) {
        String filled = text;
        for (int i = 0; i < namesAndValues.length; i += 2) {
            filled = filled.replace("{" + namesAndValues[i] + "}", String.valueOf(namesAndValues[i + 1]));
        }
        return filled;
    }

    /** Returns the texts of a code: the sentence, and what to do. */
    static String[] texts(String code) {
        String start = code + "\t";
        return Tables.rows("reflect/problems.txt").stream()
                .filter(line -> line.startsWith(start))
                .map(line -> line.substring(start.length()).split("\t"))
                .findFirst()
                .orElseThrow();
    }
}
