package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that an incremental build, which compiles one file and finds the class files of the others in its output,
 * writes the same companions as a whole build. It uses {@code -parameters}, as docs/getting-started.md recommends: without it, class
 * files have no names of parameters.
 */
@Tag("R3.8")
@Tag("R7.9")
class IncrementalTest {
    private static final Path SAMPLE = Built.TESTS.resolve("incremental");

    @TempDir
    private Path folder;

    @Test
    void each_file_compiled_alone_gives_the_companions_of_a_whole_build() {
        List<Path> sources = Tree.sources(SAMPLE);
        Map<String, String> whole = companions(sources, "whole", List.of());
        assertEquals(
                List.of(
                        "Countable$$CopilotToolMeta.java",
                        "Keeper$$CopilotToolMeta.java",
                        "OrderTools$$CopilotToolMeta.java"),
                List.copyOf(whole.keySet()));
        Map<String, String> alone = new TreeMap<>();
        for (Path source : sources) {
            String name = "only-" + source.getFileName();
            Path classes = classes(name);
            copy(classes("whole"), classes);
            alone.putAll(companions(List.of(source), name, List.of(classes)));
        }
        assertEquals(whole, alone);
    }

    /** R5.10: classes of another module, which are on the class path and not in the output, are not the user's own. */
    @Test
    @Tag("R5.10")
    void exceptions_of_another_module_are_no_answers() {
        Path exception = SAMPLE.resolve("OrderException.java");
        companions(List.of(exception), "other-module", List.of());
        List<Path> rest = new ArrayList<>(Tree.sources(SAMPLE));
        rest.remove(exception);
        String own = companions(Tree.sources(SAMPLE), "whole", List.of()).get("OrderTools$$CopilotToolMeta.java");
        String other =
                companions(rest, "rest", List.of(classes("other-module"))).get("OrderTools$$CopilotToolMeta.java");
        assertTrue(own.contains("OrderException.class"), own);
        assertFalse(other.contains("OrderException"), other);
    }

    private Path classes(String name) {
        return folder.resolve(name + "-classes");
    }

    private static void copy(Path from, Path to) {
        for (Path file : Tree.files(from, path -> true)) {
            Path copied = to.resolve(from.relativize(file));
            try {
                Files.createDirectories(copied.getParent());
                Files.copy(file, copied);
            } catch (IOException failed) {
                throw new UncheckedIOException(failed);
            }
        }
    }

    private Map<String, String> companions(List<Path> sources, String name, List<Path> others) {
        List<Path> classPath = new ArrayList<>(others);
        classPath.add(Built.api());
        classPath.addAll(Built.libraries());
        Path generated = folder.resolve(name);
        Compilation compilation = new Compilation(
                SAMPLE,
                sources,
                classPath,
                List.of(Built.processor()),
                generated,
                classes(name),
                List.of(
                        "-parameters",
                        "-Acopilot.experimental.allowed=true",
                        "-Acopilot.tool.naming=heck",
                        // Notes that depend on the other files of the compilation.
                        "-Acopilot.tool.suppress=copilot-javadoc-elsewhere,copilot-failure-unanswered"));
        Compilation.Outcome outcome = Run.unrecorded(compilation::run);
        assertEquals(List.of(), outcome.reported(), name);
        return new TreeMap<>(Tree.texts(generated, path -> path.toString().endsWith(".java")));
    }
}
