package com.github.copilot.tool.reflect;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** Tool names: from a method's name, and what a name may be (SPEC R3.1, R3.2). */
final class Names {
    private static final int LONGEST = 128;

    private Names() {}

    /**
     * A method's name in snake_case, by words: {@code getURL} is {@code get_url}.
     *
     * @param method the method's name
     * @return the tool's name
     */
    static String ofMethod(String method) {
        List<String> words = new ArrayList<>();
        for (String part : method.split("[^\\p{L}\\p{N}]+")) {
            addWords(part, words);
        }
        return String.join("_", words).toLowerCase(Locale.ROOT);
    }

    // A word ends before a capital that follows a small letter, and before the last of several capitals where a small
    // letter follows it.
    private static void addWords(String part, List<String> words) {
        int start = 0;
        boolean small = false;
        boolean capital = false;
        for (int i = 0; i + 1 < part.length(); i++) {
            char letter = part.charAt(i);
            char next = part.charAt(i + 1);
            boolean wasCapital = capital;
            if (Character.isLowerCase(letter) || Character.isUpperCase(letter)) {
                small = Character.isLowerCase(letter);
                capital = !small;
            }
            if (small && Character.isUpperCase(next)) {
                words.add(part.substring(start, i + 1));
                start = i + 1;
                small = false;
                capital = false;
            } else if (wasCapital && Character.isUpperCase(letter) && Character.isLowerCase(next)) {
                words.add(part.substring(start, i));
                start = i;
                small = false;
                capital = false;
            }
        }
        if (start < part.length()) {
            words.add(part.substring(start));
        }
    }

    /**
     * Makes sure that the Copilot CLI takes a tool's name: one that it does not take makes the whole session fail.
     *
     * @param name the name
     * @throws UnusableTool if it has other characters than {@code [A-Za-z0-9_-]}, none, or more than 128
     */
    static void check(String name) {
        boolean plain = !name.isEmpty() && name.chars().allMatch(Names::isPlain);
        if (!plain) {
            throw new UnusableTool("The tool name '" + name + "' has other characters than A-Z, a-z, 0-9, _ and -.");
        }
        if (name.length() > LONGEST) {
            throw new UnusableTool(
                    "The tool name '" + name + "' has " + name.length() + " characters, more than " + LONGEST + ".");
        }
    }

    private static boolean isPlain(int unit) {
        return unit >= 'a' && unit <= 'z'
                || unit >= 'A' && unit <= 'Z'
                || unit >= '0' && unit <= '9'
                || unit == '_'
                || unit == '-';
    }
}
