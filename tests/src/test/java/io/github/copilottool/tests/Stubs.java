package io.github.copilottool.tests;

import java.nio.file.Path;
import java.util.List;

/** The types of other libraries that cases and examples use: stubs in {@code tests/stubs}, compiled once in each JVM. */
final class Stubs {
    private static final Once<Path> CLASSES = new Once<>(Stubs::compiled);

    private Stubs() {}

    /** Returns the folder of their class files. */
    static Path classes() {
        return CLASSES.get();
    }

    private static Path compiled() {
        Path all = Built.TESTS.resolve("stubs");
        Path work =
                Tree.emptied(Run.WORK.resolve("stubs-" + ProcessHandle.current().pid()));
        return Compilation.compiled(all, Tree.sources(all), List.of(), List.of(), work);
    }
}
