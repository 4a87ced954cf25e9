package io.github.copilottool.tests;

import java.util.Map;
import java.util.TreeMap;

/** Companions as the cases keep them: without the text of the runtime helpers, which is the same in all. */
final class Folded {
    private static final String BEGIN = "// Runtime helpers:";
    private static final String END = "// End of the runtime helpers.";

    private Folded() {}

    /** Files by path, companions folded. */
    static Map<String, String> all(Map<String, String> files) {
        Map<String, String> folded = new TreeMap<>();
        files.forEach((path, text) -> folded.put(path, path.endsWith(".java") ? text(text) : text));
        return folded;
    }

    /** A companion in which only the helpers' names are left between the comments that enclose them. */
    private static String text(String companion) {
        StringBuilder kept = new StringBuilder();
        boolean inHelpers = false;
        boolean inNames = false;
        for (String line : companion.split("(?<=\n)")) {
            String code = line.strip();
            if (code.equals(BEGIN)) {
                inHelpers = true;
                inNames = true;
            } else if (code.equals(END)) {
                inHelpers = false;
            } else {
                inNames = inNames && code.startsWith("//");
            }
            if (!inHelpers || inNames) {
                kept.append(line);
            }
        }
        return kept.toString();
    }
}
