package com.github.copilot.tool.reflect;

import java.util.Locale;

/** Tool names: made from a method's name, and checked (R3.1, R3.2). */
final class Names {
    private static final String ALLOWED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-";
    private static final int LONGEST = 128;

    private Names() {}

    /**
     * Returns a method's name in snake_case: a word ends before a capital that follows a small letter, before the last
     * of several capitals if a small letter follows it, and at every character that is neither letter nor digit.
     */
    static String ofMethod(String method) {
        return method.replaceAll("[^\\p{L}\\p{N}]+", "_")
                .replaceAll("(\\p{Ll}\\p{N}*)(?=\\p{Lu})", "$1_")
                .replaceAll("(\\p{Lu}\\p{N}*)(?=\\p{Lu}\\p{Ll})", "$1_")
                .replaceAll("^_+|_+$", "")
                .toLowerCase(Locale.ROOT);
    }

    /** Makes sure that the Copilot CLI accepts a tool's name: with another one, the whole session fails. */
    static void check(String name) {
        String problem = name.length() > LONGEST ? "has " + name.length() + " characters" : null;
        for (int i = name.length() - 1; i >= 0; i--) {
            problem = ALLOWED.indexOf(name.charAt(i)) < 0 ? "has the character '" + name.charAt(i) + "'" : problem;
        }
        if (problem != null || name.isEmpty()) {
            throw UnusableTool.problem("name-invalid", name, problem == null ? "is empty" : problem);
        }
    }
}
