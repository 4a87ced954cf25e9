package io.github.copilottool.benches;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** Operations on the folders that a run writes to. */
final class Folders {
    private Folders() {}

    /** Creates the folder, or empties it if it exists. */
    static Path emptied(Path folder) throws IOException {
        if (Files.exists(folder)) {
            try (Stream<Path> within = Files.walk(folder)) {
                for (Path path : within.sorted(Comparator.reverseOrder()).toList()) {
                    Files.delete(path);
                }
            }
        }
        return Files.createDirectories(folder);
    }

    /** Returns the files in a folder and below whose names end so, sorted; none if there is no folder. */
    static List<Path> files(Path folder, String ending) throws IOException {
        if (!Files.exists(folder)) {
            return new ArrayList<>();
        }
        try (Stream<Path> within = Files.walk(folder)) {
            return new ArrayList<>(within.filter(Files::isRegularFile)
                    .filter(file -> file.toString().endsWith(ending))
                    .sorted()
                    .toList());
        }
    }

    /** Returns the total size of files in bytes. */
    static long bytes(Stream<Path> files) throws IOException {
        long bytes = 0;
        for (Path file : files.toList()) {
            bytes += Files.size(file);
        }
        return bytes;
    }
}
