package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * Comparison with the results of an earlier run, which a case keeps. With {@code BLESS=1} in the environment they are
 * written instead of compared, except for expectations that a person wrote: places and codes of diagnostics, tools,
 * calls.
 */
final class Golden {
    /** Whether this run writes instead of comparing. */
    static final boolean BLESSING = "1".equals(System.getenv("BLESS"));

    private Golden() {}

    /** Compares texts by path with a folder's files. */
    static void check(Path folder, Map<String, String> texts) {
        if (BLESSING) {
            Tree.delete(folder);
            texts.forEach((path, text) -> Tree.write(folder.resolve(path), text));
            return;
        }
        Map<String, String> expected = Tree.texts(folder, path -> true);
        assertEquals(new TreeSet<>(expected.keySet()), new TreeSet<>(texts.keySet()), "files of " + folder);
        expected.forEach((path, text) -> checkLines(folder.resolve(path), text, texts.get(path)));
    }

    /** Compares two long texts, and shows only the first line that differs. */
    private static void checkLines(Path file, String expected, String text) {
        List<String> expectedLines = expected.lines().toList();
        List<String> lines = text.lines().toList();
        for (int i = 0; i < Math.min(lines.size(), expectedLines.size()); i++) {
            assertEquals(expectedLines.get(i), lines.get(i), file + ", line " + (i + 1));
        }
        assertEquals(expectedLines.size(), lines.size(), () -> "number of lines of " + file);
        assertEquals(expected, text, file::toString);
    }

    /** Writes a file that does not exist yet, in a blessing run. */
    static void create(Path file, String text) {
        if (!BLESSING || Files.exists(file)) {
            throw new AssertionError(file + " is not there; BLESS=1 would write: " + text);
        }
        Tree.write(file, text);
    }

    /** Compares diagnostics with a case's: always severity, code and place, and the text if the case has one. */
    static void check(Case tested, List<Reported> reported) {
        List<Reported> expected = tested.diagnostics();
        assertEquals(
                headers(expected), headers(reported), () -> "diagnostics.txt; they say\n" + Reported.print(reported));
        if (BLESSING && !reported.isEmpty()) {
            Tree.write(tested.folder().resolve("diagnostics.txt"), Reported.print(reported));
            return;
        }
        List<Reported> compared = new ArrayList<>();
        for (int i = 0; i < expected.size(); i++) {
            compared.add(expected.get(i).text().isEmpty() ? expected.get(i) : reported.get(i));
        }
        assertEquals(Reported.print(expected), Reported.print(compared));
    }

    private static String headers(List<Reported> all) {
        return String.join("\n", all.stream().map(Reported::header).toList());
    }
}
