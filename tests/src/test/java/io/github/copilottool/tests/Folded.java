package io.github.copilottool.tests;

import java.util.Map;
import java.util.TreeMap;

/**
 * Companions as the cases keep them: without the imports, which {@code print/src/emit/names.rs} tests, and without the
 * text of the runtime helpers, which is the same in all.
 */
final class Folded {
    private static final String BEGIN = "// Runtime helpers:";
    private static final String IMPORT = "import ";
    private static final String IMPORTS = "// Imports\n";
    private static final String END = "// End of the runtime helpers.";

    private Folded() {}

    /** Returns files by path, in which companions are folded. */
    static Map<String, String> all(Map<String, String> files) {
        Map<String, String> folded = new TreeMap<>();
        files.forEach((path, text) -> folded.put(path, path.endsWith(".java") ? text(text) : text));
        return folded;
    }

    /**
     * Returns a companion that has one line in place of the imports, and only the helpers' names between the comments
     * that enclose the helpers.
     */
    private static String text(String companion) {
        StringBuilder kept = new StringBuilder();
        boolean inHelpers = false;
        boolean inNames = false;
        boolean inImports = false;
        for (String line : companion.split("(?<=\n)")) {
            if (line.startsWith(IMPORT)) {
                kept.append(inImports ? "" : IMPORTS);
                inImports = true;
                continue;
            }
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
