package io.github.copilottool.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;

/** Folders of text files, by relative path. */
final class Tree {
    private Tree() {}

    /** Returns the regular files below a folder, sorted; none if the folder does not exist. */
    static List<Path> files(Path folder, Predicate<Path> wanted) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (Stream<Path> walk = Files.walk(folder)) {
            return walk.filter(Files::isRegularFile).filter(wanted).sorted().toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the {@code .java} files below a folder, sorted. */
    static List<Path> sources(Path folder) {
        return files(folder, path -> path.toString().endsWith(".java"));
    }

    /** Returns the texts of files by their paths relative to the folder, with {@code /} between names. */
    static Map<String, String> texts(Path folder, Predicate<Path> wanted) {
        Map<String, String> texts = new TreeMap<>();
        for (Path file : files(folder, wanted)) {
            texts.put(relative(folder, file), read(file));
        }
        return texts;
    }

    /** Returns a file's path relative to a folder, with {@code /} between names. */
    static String relative(Path folder, Path file) {
        return folder.relativize(file).toString().replace('\\', '/');
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
            Files.write(file, text.getBytes(StandardCharsets.UTF_8));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Makes an empty folder, and deletes what was in it. */
    static Path emptied(Path folder) {
        delete(folder);
        try {
            return Files.createDirectories(folder);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Deletes a folder and its content, if it exists. */
    static void delete(Path folder) {
        if (!Files.exists(folder)) {
            return;
        }
        try (Stream<Path> walk = Files.walk(folder)) {
            for (Path path : walk.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(path);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
