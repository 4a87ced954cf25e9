package io.github.copilottool.tests;

import static java.util.stream.Collectors.joining;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compiles the examples on the page of diagnostics (R8.1). A file of {@code tests/diagnostics} is named after its code.
 * It begins with the compiler's messages, written by {@code BLESS=1}. After an empty line come two sources as a
 * difference: that of the lines with a minus and a blank has a diagnostic with that code and no other, that of the lines
 * with a plus and a blank has none. {@code none.txt} has the codes without an example, each with the reason.
 */
class DiagnosticExamplesTest {
    private static final Path ALL = Built.TESTS.resolve("diagnostics");

    private static final String ENDING = ".diff";

    /** The class files of {@code library}, which is compiled without the processor, with the names of renamed.txt. */
    private static final Once<Path> LIBRARY = new Once<>(DiagnosticExamplesTest::library);

    /** The beginning of a first line that names the options of the example. */
    private static final String COMMAND = "// javac ";

    private static final Pattern CLASS = Pattern.compile("^class (\\w+)", Pattern.MULTILINE);

    private static final String ALLOWED = "-Acopilot.experimental.allowed=";

    @Test
    void every_code_has_an_example_or_a_reason_for_none() {
        List<String> found = Stream.concat(examplesByCode().keySet().stream(), codes(ALL.resolve("none.txt")))
                .sorted()
                .toList();
        assertEquals(codes(Built.TESTS.resolve("codes.txt")).toList(), found);
    }

    private static Stream<String> codes(Path lines) {
        return Tree.read(lines).lines().map(line -> line.split(" ")[0]);
    }

    @TestFactory
    Stream<DynamicContainer> examples() {
        return examplesByCode().entrySet().stream()
                .map(example -> dynamicContainer(example.getKey(), tests(example.getKey(), example.getValue())));
    }

    private static Map<String, Path> examplesByCode() {
        Map<String, Path> examples = new TreeMap<>();
        for (Path file : Tree.files(ALL, path -> path.toString().endsWith(ENDING))) {
            examples.put(file.getFileName().toString().replace(ENDING, ""), file);
        }
        return examples;
    }

    private static Stream<DynamicTest> tests(String code, Path file) {
        String text = Tree.read(file);
        int head = text.indexOf("\n\n") + 1;
        String sources = text.substring(head + 1);
        return Stream.of(
                dynamicTest("the wrong one is met by the code alone", () -> {
                    List<Reported> reported = reported(code, '-', sources, List.of());
                    assertFalse(reported.isEmpty());
                    reported.forEach(one -> assertEquals(code, one.code(), () -> messages(reported)));
                    if (Golden.BLESSING) {
                        Tree.write(file, messages(reported) + "\n" + sources);
                    } else {
                        assertEquals(
                                text.substring(0, head), messages(reported), () -> file + ": BLESS=1 writes it anew");
                    }
                }),
                dynamicTest(
                        "the right one is clean",
                        () -> assertEquals("", messages(reported(code, '+', sources, List.of(Run.EVERY_LINT))))));
    }

    /** Compiles the source of the lines that begin with a sign or a blank. */
    private static List<Reported> reported(String code, char sign, String sources, List<String> lint) {
        String text = sources.lines()
                .filter(line -> line.isEmpty() || line.charAt(0) == sign || line.charAt(0) == ' ')
                .map(line -> line.isEmpty() ? "\n" : line.substring(1) + "\n")
                .collect(joining());
        Path work = Tree.emptied(Run.WORK.resolve("diagnostics").resolve(code + sign));
        // javac requires a file that is named after its class.
        Path source = work.resolve(
                CLASS.matcher(text).results().findFirst().orElseThrow().group(1) + ".java");
        Tree.write(source, text);
        List<Path> classPath = new ArrayList<>(Surface.of(List.of()).classPath());
        classPath.addAll(List.of(Stubs.classes(), LIBRARY.get()));
        List<String> options = new ArrayList<>(lint);
        options.addAll(options(text));
        Compilation compilation = new Compilation(
                work,
                List.of(source),
                classPath,
                List.of(Built.processor()),
                work.resolve("generated"),
                work.resolve("classes"),
                options);
        return Run.unrecorded(compilation::run).reported();
    }

    private static Path library() {
        Path folder = ALL.resolve("library");
        Path classes = Tree.emptied(Run.WORK.resolve("diagnostics-library"));
        List<Path> classPath = Surface.of(List.of()).classPath();
        Compilation.compiled(folder, Tree.sources(folder), classPath, List.of(), classes);
        ClassFileNames.rename(classes, Case.renamed(ALL.resolve("renamed.txt")));
        return classes;
    }

    /** Returns the options in the first line, and the one that allows the API, unless the example is about that. */
    private static List<String> options(String source) {
        String first = source.lines().findFirst().orElse("");
        List<String> options = new ArrayList<>();
        if (!first.contains(ALLOWED)) {
            options.add(ALLOWED + "true");
        }
        if (first.startsWith(COMMAND)) {
            options.addAll(List.of(first.substring(COMMAND.length()).split(" ")));
        }
        return options;
    }

    /** Returns the messages as javac prints them, without places: the page omits some lines of the sources. */
    private static String messages(List<Reported> reported) {
        return reported.stream()
                .map(one -> one.severity() + ": [" + one.code() + "] " + one.text() + "\n")
                .collect(joining());
    }
}
