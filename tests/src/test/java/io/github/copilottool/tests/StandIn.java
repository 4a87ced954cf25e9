package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Map;

/** A jar that has what the SDK's has: the API, and a processor of its own, that of {@code tests/compare}. */
final class StandIn {
    private StandIn() {}

    /** Makes it in a folder, which is emptied. */
    static Path jar(Path folder) {
        Path jar = Tree.emptied(folder).resolve("stand-in.jar");
        Path input = Built.TESTS.resolve("compare");
        Path classes = folder.resolve("processor");
        var compiled =
                new Compilation(input, Tree.sources(input), List.of(), List.of(), classes, classes, List.of()).run();
        if (!compiled.succeeded()) {
            throw new AssertionError("The stand-in does not compile: " + compiled.reported());
        }
        try {
            Files.copy(Built.api(), jar);
            try (FileSystem inside = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of())) {
                for (Path file : Tree.files(classes, path -> true)) {
                    Files.copy(file, inside.getPath(Tree.relative(classes, file)), StandardCopyOption.REPLACE_EXISTING);
                }
                Path services = inside.getPath("META-INF/services");
                Files.createDirectories(services);
                Files.writeString(services.resolve("javax.annotation.processing.Processor"), "StandInProcessor\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return jar;
    }
}
