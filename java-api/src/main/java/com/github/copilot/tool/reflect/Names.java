package com.github.copilot.tool.reflect;

import java.util.Locale;

/** Tool names: made from a method's name, and checked (R3.1, R3.2). */
final class Names {
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

    /**
     * Makes sure that the Copilot CLI accepts a tool's name: with one that it does not accept, the whole session fails.
     */
    static void check(String name) {
        String problem = name.isEmpty() ? "is empty" : null;
        for (int i = 0; i < name.length() && problem == null; i++) {
            char unit = name.charAt(i);
            boolean isLetter = unit >= 'a' && unit <= 'z' || unit >= 'A' && unit <= 'Z';
            boolean isAllowed = isLetter || unit >= '0' && unit <= '9' || unit == '_' || unit == '-';
            problem = isAllowed ? null : "has the character '" + unit + "'";
        }
        if (problem == null && name.length() > LONGEST) {
            problem = "has " + name.length() + " characters";
        }
        if (problem != null) {
            throw Problem.NAME_INVALID.with("name", name, "problem", problem);
        }
    }
}
