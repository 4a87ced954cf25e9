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

/**
 * A stub of the SDK: a jar with the processor of {@code tests/compare} and with the API, except for the runtime helpers,
 * which the SDK does not have.
 */
final class StubSdk {
    private StubSdk() {}

    /** Makes the jar in a folder, which is emptied. */
    static Path jar(Path folder) {
        Path jar = Tree.emptied(folder).resolve("stub.jar");
        Path input = Built.TESTS.resolve("compare");
        Path classes =
                Compilation.compiled(input, Tree.sources(input), List.of(), List.of(), folder.resolve("processor"));
        try {
            Files.copy(Built.api(), jar);
            try (FileSystem inside = FileSystems.newFileSystem(URI.create("jar:" + jar.toUri()), Map.of())) {
                for (Path file : Tree.files(inside.getPath("com/github/copilot/tool/runtime"), path -> true)) {
                    Files.delete(file);
                }
                for (Path file : Tree.files(classes, path -> true)) {
                    Files.copy(file, inside.getPath(Tree.relative(classes, file)), StandardCopyOption.REPLACE_EXISTING);
                }
                Path services = inside.getPath("META-INF/services");
                Files.createDirectories(services);
                Files.writeString(services.resolve("javax.annotation.processing.Processor"), "StubProcessor\n");
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return jar;
    }
}
