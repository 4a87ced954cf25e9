package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeSet;

/**
 * What a case keeps of an earlier run. With {@code BLESS=1} in the environment it is written anew instead of compared;
 * what a person wrote down as expectation (places and codes of diagnostics, tools, calls) never is.
 */
final class Golden {
    private static final boolean BLESSING = "1".equals(System.getenv("BLESS"));

    private Golden() {}

    /** Holds texts by path against a folder's files. */
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

    /** The files are long: of two that differ only the first line that does is shown. */
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

    /** Holds diagnostics against a case's: severity, code and place always, the text where it is written down. */
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
