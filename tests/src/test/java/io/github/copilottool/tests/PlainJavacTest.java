package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** R1.1: the jar alone on a processor path, and javac as anybody calls it. */
class PlainJavacTest {
    private static final Case TESTED = Case.named("r3_1_name_is_the_method_name_in_snake_case");

    @Test
    void javac_generates_and_compiles() {
        assertEquals("", outputOf(Jdk.running(), "javac"));
    }

    @Test
    void javac_of_jdk_25_generates_and_compiles() {
        assertEquals("", outputOf(Jdk.jdk25(), "javac25"));
    }

    /** What the command says, less what JVMs since 24 say of native access. */
    private static String outputOf(Jdk jdk, String folder) {
        Path classes = Tree.emptied(Run.WORK.resolve(folder));
        List<Path> classPath = Surface.of(List.of()).classPath();
        List<String> arguments =
                new ArrayList<>(List.of("-processorpath", Built.processor().toString()));
        arguments.add("-Acopilot.experimental.allowed=true");
        arguments.addAll(List.of("-cp", Compilation.joined(classPath)));
        arguments.addAll(List.of("-d", classes.toString()));
        Tree.sources(TESTED.input()).forEach(source -> arguments.add(source.toString()));
        Jdk.Ended ended = jdk.run("javac", arguments);
        assertEquals(0, ended.code(), ended.output());
        assertTrue(Files.exists(classes.resolve("Tools$$CopilotToolMeta.class")));
        return String.join(
                "\n",
                ended.output()
                        .lines()
                        .filter(line -> !line.isBlank() && !line.startsWith("WARNING: "))
                        .toList());
    }
}
