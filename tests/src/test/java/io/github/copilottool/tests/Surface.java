package io.github.copilottool.tests;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * What a case has in place of the SDK: our API's jar, or a stand-in for another SDK's surface, compiled from folders of
 * {@code tests/surfaces}.
 *
 * @param path the class path of it
 * @param loader loads it, above the case's own loader
 */
record Surface(List<Path> path, ClassLoader loader) {
    private static final Map<List<String>, Surface> MADE = new ConcurrentHashMap<>();

    /** The surface made of these folders; of none, the API's jar. Made once. */
    static Surface of(List<String> folders) {
        return MADE.computeIfAbsent(folders, Surface::make);
    }

    private static Surface make(List<String> folders) {
        if (folders.isEmpty()) {
            return loaded(Built.api());
        }
        Path all = Built.TESTS.resolve("surfaces");
        Path work = Tree.emptied(Run.WORK
                .resolve("surfaces")
                .resolve(String.join("+", folders) + "-"
                        + ProcessHandle.current().pid()));
        List<Path> sources = folders.stream()
                .flatMap(folder -> Tree.sources(all.resolve(folder)).stream())
                .toList();
        var outcome = new Compilation(all, sources, Built.libraries(), List.of(), work, work, List.of()).run();
        if (!outcome.succeeded()) {
            throw new AssertionError("tests/surfaces " + folders + " do not compile: " + outcome.reported());
        }
        return loaded(work);
    }

    /** Another jar in the API's place. */
    static Surface ofJar(Path jar) {
        return loaded(jar);
    }

    private static Surface loaded(Path classes) {
        ClassLoader loader = Run.loader(List.of(classes), Surface.class.getClassLoader());
        return new Surface(List.of(classes), loader);
    }

    /** The surface and the libraries. */
    List<Path> classPath() {
        return Stream.concat(path.stream(), Built.libraries().stream()).toList();
    }
}
