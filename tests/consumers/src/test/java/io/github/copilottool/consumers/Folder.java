package io.github.copilottool.consumers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Operations on folders and files. Any problem is an error of the test. */
final class Folder {
    private Folder() {}

    /** Copies the content of a folder into another one, and replaces files there. */
    static void copy(Path from, Path to) {
        try (Stream<Path> walk = Files.walk(from)) {
            for (Path path : walk.filter(Files::isRegularFile).toList()) {
                copyFile(path, to.resolve(from.relativize(path).toString()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void copyFile(Path from, Path to) {
        try {
            Files.createDirectories(to.getParent());
            Files.copy(from, to, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes an empty folder, and deletes what was in it. Links are deleted, not followed. */
    static Path emptied(Path folder) {
        try {
            if (Files.exists(folder)) {
                try (Stream<Path> walk = Files.walk(folder)) {
                    for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
                        Files.delete(path);
                    }
                }
            }
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the files below a folder whose names have an ending, sorted. */
    static List<Path> files(Path folder, String end) {
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(path -> path.toString().endsWith(end)).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static String read(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    static void write(Path file, String text) {
        try {
            Files.createDirectories(file.getParent());
            Files.writeString(file, text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
