package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Checks that an incremental build, which compiles one file against the class files of the others, writes the same
 * companions as a whole build. It uses {@code -parameters}, as docs/getting-started.md recommends: without it, class
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
            String name = source.getFileName().toString();
            alone.putAll(companions(List.of(source), "only-" + name, List.of(folder.resolve("whole-classes"))));
        }
        assertEquals(whole, alone);
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
                folder.resolve(name + "-classes"),
                List.of("-parameters", "-Acopilot.experimental.allowed=true", "-Acopilot.tool.naming=heck"));
        Compilation.Outcome outcome = Run.unrecorded(compilation::run);
        assertEquals(List.of(), outcome.reported(), name);
        return new TreeMap<>(Tree.texts(generated, path -> path.toString().endsWith(".java")));
    }
}
