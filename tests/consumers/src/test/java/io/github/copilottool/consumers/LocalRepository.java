package io.github.copilottool.consumers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The local repository that consumers are built with: that of the running Maven, by links, but for our own artifacts.
 * Those are the jars that this build made, and never come near the user's repository; what a consumer needs beside
 * them is downloaded once, to where all of Maven's downloads are.
 */
final class LocalRepository {
    private static final List<String> GROUP = List.of("io", "github", "copilottool");

    private static Path made;

    private LocalRepository() {}

    /** The folder; made anew by the first call. */
    static synchronized Path folder() {
        if (made == null) {
            Path folder = Folder.emptied(Settings.WORK.resolve("repository"));
            Path group = link(Settings.REPOSITORY, folder);
            deploy(group, "copilot-tool-parent", Settings.ROOT, null);
            deploy(group, "copilot-tool-api", Settings.ROOT.resolve("java-api"), Settings.api());
            deploy(group, "copilot-tool-processor", Settings.ROOT.resolve("java-shim"), Settings.processor());
            made = folder;
        }
        return made;
    }

    /** Links all but our group, and returns the group's folder. */
    private static Path link(Path repository, Path folder) {
        Path from = repository;
        Path to = folder;
        try {
            for (String step : GROUP) {
                Files.createDirectories(to);
                if (Files.isDirectory(from)) {
                    try (Stream<Path> children = Files.list(from)) {
                        for (Path child : children.toList()) {
                            String name = child.getFileName().toString();
                            if (!name.equals(step)) {
                                Files.createSymbolicLink(to.resolve(name), child);
                            }
                        }
                    }
                }
                from = from.resolve(step);
                to = to.resolve(step);
            }
            return to;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void deploy(Path group, String artifact, Path module, Path jar) {
        String name = artifact + "-" + Settings.VERSION;
        Path folder = group.resolve(artifact).resolve(Settings.VERSION);
        Folder.copyFile(module.resolve("pom.xml"), folder.resolve(name + ".pom"));
        if (jar != null) {
            Folder.copyFile(jar, folder.resolve(name + ".jar"));
        }
    }
}
