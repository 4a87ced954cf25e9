package io.github.copilottool.tests;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;

/**
 * The API of a case: our API's jar, or a stub of another SDK version's API, compiled from folders of
 * {@code tests/surfaces}.
 *
 * @param path its class path
 * @param loader loads it; the parent of the loader of the case's classes
 */
record Surface(List<Path> path, ClassLoader loader) {
    private static final Map<List<String>, Surface> MADE = new ConcurrentHashMap<>();

    /** Returns the API in these folders, which is compiled once; the API's jar if there are none. */
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
        return loaded(Compilation.compiled(all, sources, Built.libraries(), List.of(), work));
    }

    /** Returns another jar as the API. */
    static Surface ofJar(Path jar) {
        return loaded(jar);
    }

    private static Surface loaded(Path classes) {
        ClassLoader loader = Run.loader(List.of(classes), Surface.class.getClassLoader());
        return new Surface(List.of(classes), loader);
    }

    /** Returns this API with a further jar beside it. */
    Surface with(Path jar) {
        List<Path> all = Stream.concat(path.stream(), Stream.of(jar)).toList();
        return new Surface(all, Run.loader(all, Surface.class.getClassLoader()));
    }

    /** Returns the class path of the API and the libraries. */
    List<Path> classPath() {
        return Stream.concat(path.stream(), Built.libraries().stream()).toList();
    }
}
