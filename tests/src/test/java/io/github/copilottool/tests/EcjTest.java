package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.eclipse.jdt.core.compiler.batch.BatchCompiler;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Under the Eclipse batch compiler the companions are the same, but for what R7.1 excepts. */
@Tag("R1.1")
class EcjTest {
    /** ecj gives the members of a class file in an order of its own, enum constants among them (R7.1). */
    private static final Set<String> OF_CLASS_FILES = Set.of("r7_3_jdk_enums");

    /** ecj leaves the parameters of a compact constructor without the annotations of their components (R4.9). */
    private static final Set<String> OF_COMPACT_CONSTRUCTORS = Set.of("r4_9_written_out_canonical_constructor");

    @Test
    void ecj_gives_the_same_companions() {
        Map<String, String> differing = new TreeMap<>();
        Case.chosen().stream().filter(EcjTest::canBeCompared).forEach(tested -> {
            Path work = Tree.emptied(Run.WORK.resolve("ecj").resolve(tested.name()));
            String said = Run.oneAtATime(() -> compile(tested, work));
            Map<String, String> expected = Tree.texts(tested.folder().resolve("expected"), path -> true);
            Map<String, String> made = Tree.texts(work.resolve("generated"), path -> true);
            made.putAll(
                    Tree.texts(work.resolve("classes"), path -> path.toString().endsWith(".json")));
            if (!expected.equals(made)) {
                differing.put(tested.name(), said);
            }
        });
        assertEquals(Map.of(), differing);
    }

    /** Of sources alone, with companions to compare, and no module: ecj finds no descriptor in Jackson's jars. */
    private static boolean canBeCompared(Case tested) {
        boolean sound =
                tested.diagnostics().stream().noneMatch(one -> one.severity().equals("error"));
        boolean ofSources = !Files.exists(tested.library()) && !Files.exists(tested.later());
        boolean modular = Files.exists(tested.input().resolve("module-info.java"));
        return sound
                && ofSources
                && !modular
                && !OF_CLASS_FILES.contains(tested.name())
                && !OF_COMPACT_CONSTRUCTORS.contains(tested.name());
    }

    private static String compile(Case tested, Path work) {
        List<String> arguments = new ArrayList<>(List.of("-17", "-nowarn"));
        // ecj forgets a processor path that stands before the class path.
        arguments.addAll(
                List.of("-cp", Compilation.joined(Surface.of(tested.surface()).classPath())));
        arguments.addAll(List.of("-processorpath", Built.processor().toString()));
        arguments.addAll(List.of("-s", work.resolve("generated").toString()));
        arguments.addAll(List.of("-d", work.resolve("classes").toString()));
        arguments.addAll(tested.options());
        Tree.sources(tested.input()).forEach(source -> arguments.add(source.toString()));
        StringWriter said = new StringWriter();
        PrintWriter out = new PrintWriter(said);
        BatchCompiler.compile(arguments.toArray(String[]::new), out, out, null);
        return said.toString();
    }
}
