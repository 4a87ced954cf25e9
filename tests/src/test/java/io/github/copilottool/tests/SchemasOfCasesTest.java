package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * Compares the schemas of all tools of the cases with what the tools read, by the test kit's {@code checkSchemas}
 * (R5.9).
 *
 * <p>{@code schema-disagreements.txt} lists the disagreements that are known, with their reasons. A line that allows
 * nothing is an error, so that the list can only become shorter.
 */
@Tag("R5.9")
class SchemasOfCasesTest {
    private static final Path KNOWN = Built.TESTS.resolve("schema-disagreements.txt");
    private static final String ANY = "*";

    /** A line of the file: case, tool, path, kind; {@code *} is any. */
    private record Line(List<String> parts, String text) {
        boolean allows(String tested, TestKit.Disagreement found) {
            List<String> given = List.of(tested, found.tool(), found.path(), found.kind());
            boolean allows = true;
            for (int i = 0; i < given.size(); i++) {
                allows &= parts.get(i).equals(ANY) || parts.get(i).equals(given.get(i));
            }
            return allows;
        }
    }

    @Test
    void tools_read_what_their_schemas_allow() {
        List<Line> known = known();
        Set<Line> used = new LinkedHashSet<>();
        Set<String> chosen = new LinkedHashSet<>();
        List<String> problems = new ArrayList<>();
        int tools = 0;
        int read = 0;
        for (Case tested : Case.chosen()) {
            Run run = tested.surface().isEmpty() ? Run.of(tested) : null;
            if (run != null && !run.succeeded() && !run.toolClasses().isEmpty()) {
                run.lint();
            }
            if (run == null || !run.loadable()) {
                continue;
            }
            chosen.add(tested.name());
            TestKit.Comparison comparison = comparison(run);
            tools += comparison.tools();
            read += comparison.read();
            for (TestKit.Disagreement found : comparison.disagreements()) {
                List<Line> allowing = known.stream()
                        .filter(line -> line.allows(tested.name(), found))
                        .toList();
                used.addAll(allowing);
                if (allowing.isEmpty()) {
                    problems.add(String.join(" | ", tested.name(), found.tool(), found.path(), found.kind()) + " | "
                            + found.text());
                }
            }
        }
        System.out.println("SchemasOfCasesTest: " + tools + " tools, " + read + " arguments read");
        boolean isAll = System.getProperty("tests.case", ANY).equals(ANY);
        known.stream()
                .filter(line -> !used.contains(line))
                .filter(line -> isAll || chosen.contains(line.parts.get(0)))
                .forEach(line -> problems.add("There is no such disagreement any more: " + line.text));
        assertEquals("", String.join("\n", problems));
    }

    private static TestKit.Comparison comparison(Run run) {
        ClassLoader loader = run.loader();
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        // As in a program. Jackson loads subtypes with this loader.
        thread.setContextClassLoader(loader);
        try {
            List<TestKit.Disagreement> disagreements = new ArrayList<>();
            int tools = 0;
            int read = 0;
            for (String toolClass : run.toolClasses()) {
                TestKit.Comparison one = TestKit.comparison(run.apiLoader(), Tool.of(loader, toolClass));
                disagreements.addAll(one.disagreements());
                tools += one.tools();
                read += one.read();
            }
            return new TestKit.Comparison(disagreements, tools, read);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static List<Line> known() {
        List<Line> lines = new ArrayList<>();
        for (String line : Tree.read(KNOWN).lines().toList()) {
            if (!line.isBlank() && !line.startsWith("#")) {
                List<String> parts = Arrays.asList(line.split(" \\| ", -1));
                assertTrue(parts.size() == 5, () -> "case | tool | path | kind | reason are not all in: " + line);
                lines.add(new Line(parts, line));
            }
        }
        return lines;
    }
}
