package io.github.copilottool.tests;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicContainer.dynamicContainer;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicContainer;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/**
 * Compiles the examples on the page of diagnostics (R8.1). A folder of {@code tests/diagnostics} is named after its
 * code: {@code Wrong.java} has a diagnostic with that code and no other, {@code Right.java} has none.
 * {@code message.txt} has the compiler's messages for the former, written by {@code BLESS=1}. The sources of a folder
 * {@code library} are compiled first, without the processor, and {@code renamed.txt} has the words that are then
 * replaced in their class files. A code without an example has a {@code none.txt} with the reason.
 */
class DiagnosticExamplesTest {
    private static final Path ALL = Built.TESTS.resolve("diagnostics");

    /** The beginning of a first line that names the options of the example. */
    private static final String COMMAND = "// javac ";

    private static final Pattern CLASS = Pattern.compile("^class (\\w+)", Pattern.MULTILINE);

    private static final String ALLOWED = "-Acopilot.experimental.allowed=";

    @Test
    void every_code_has_an_example_or_a_reason_for_none() {
        Set<String> codes = Tree.read(Built.TESTS.resolve("codes.txt"))
                .lines()
                .map(line -> line.split(" ")[0])
                .collect(toCollection(TreeSet::new));
        Set<String> folders = new TreeSet<>();
        for (Path folder : folders()) {
            folders.add(folder.getFileName().toString());
            assertEquals(
                    !Files.exists(folder.resolve("none.txt")),
                    Files.exists(folder.resolve("Wrong.java")) && Files.exists(folder.resolve("Right.java")),
                    folder + " holds Wrong.java and Right.java, or none.txt");
        }
        assertEquals(codes, folders);
    }

    @TestFactory
    Stream<DynamicContainer> examples() {
        return folders().stream()
                .filter(folder -> !Files.exists(folder.resolve("none.txt")))
                .map(folder -> dynamicContainer(folder.getFileName().toString(), tests(folder)));
    }

    private static Stream<DynamicTest> tests(Path folder) {
        return Stream.of(
                dynamicTest("the wrong one is met by the code alone", () -> {
                    List<Reported> reported = reported(folder, "Wrong.java", List.of());
                    assertFalse(reported.isEmpty());
                    reported.forEach(
                            one -> assertEquals(folder.getFileName().toString(), one.code(), () -> messages(reported)));
                    checkMessage(folder.resolve("message.txt"), messages(reported));
                }),
                dynamicTest(
                        "the right one is clean",
                        () -> assertEquals("", messages(reported(folder, "Right.java", List.of(Run.EVERY_LINT))))));
    }

    private static List<Reported> reported(Path folder, String file, List<String> lint) {
        Path work = Tree.emptied(
                Run.WORK.resolve("diagnostics").resolve(folder.getFileName()).resolve(file));
        String text = Tree.read(folder.resolve(file));
        // javac requires a file that is named after its class.
        Path source = work.resolve(
                CLASS.matcher(text).results().findFirst().orElseThrow().group(1) + ".java");
        Tree.write(source, text);
        List<Path> classPath = new ArrayList<>(Surface.of(List.of()).classPath());
        List<Path> library = Tree.sources(folder.resolve("library"));
        if (!library.isEmpty()) {
            Path classes = work.resolve("library");
            var outcome = new Compilation(folder, library, classPath, List.of(), classes, classes, List.of()).run();
            assertTrue(outcome.succeeded(), () -> messages(outcome.reported()));
            ClassFileNames.rename(classes, Case.renamed(folder.resolve("renamed.txt")));
            classPath.add(0, classes);
        }
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

    private static void checkMessage(Path file, String message) {
        if (Golden.BLESSING) {
            Tree.write(file, message);
        } else {
            assertTrue(Files.exists(file), () -> file + " is not there; BLESS=1 writes: " + message);
            assertEquals(Tree.read(file), message, () -> file + ": BLESS=1 writes it anew");
        }
    }

    /** Returns the messages as javac prints them, without places: the page omits some lines of the sources. */
    private static String messages(List<Reported> reported) {
        return reported.stream()
                .map(one -> one.severity() + ": [" + one.code() + "] " + one.text() + "\n")
                .collect(joining());
    }

    private static List<Path> folders() {
        try (Stream<Path> folders = Files.list(ALL)) {
            return folders.sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
