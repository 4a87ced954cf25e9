package io.github.copilottool.consumers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * The local repository for building consumers: links to the running Maven's repository, except for our own artifacts.
 * These are the jars of this build, which are never copied into the user's repository. Other artifacts that a consumer
 * needs are downloaded once, into the running Maven's repository.
 */
final class LocalRepository {
    private static final List<String> GROUP = List.of("io", "github", "copilottool");

    /** Folders in {@code io} that consumers need. Without a link to them, each run would download them anew. */
    private static final List<String> BESIDE = List.of(
            "airlift",
            "fabric8",
            "micrometer",
            "netty",
            "opentelemetry",
            "prometheus",
            "quarkiverse",
            "quarkus",
            "rest-assured",
            "rsocket",
            "smallrye",
            "swagger",
            "vertx",
            "zipkin");

    private static Path made;

    private LocalRepository() {}

    /** Returns the folder, which the first call makes. */
    static synchronized Path folder() {
        if (made == null) {
            Path folder = Folder.emptied(Settings.WORK.resolve("repository"));
            makeBeside(Settings.REPOSITORY.resolve(GROUP.get(0)));
            Path group = link(Settings.REPOSITORY, folder);
            deploy(group, "copilot-tool-parent", Settings.ROOT, null);
            deploy(group, "copilot-tool-api", Settings.ROOT.resolve("java-api"), Settings.api());
            deploy(group, "copilot-tool-runtime", Settings.ROOT.resolve("java-runtime"), Settings.runtime());
            deploy(group, "copilot-tool-processor", Settings.ROOT.resolve("java-shim"), Settings.processor());
            deploy(group, "copilot-tool-testkit", Settings.ROOT.resolve("java-testkit"), Settings.testkit());
            deploy(group, "copilot-tool-mcp", Settings.ROOT.resolve("java-mcp"), Settings.mcp());
            deploy(group, "copilot-tool-spring-boot-starter", Settings.ROOT.resolve("java-spring"), Settings.spring());
            made = folder;
        }
        return made;
    }

    /** Makes the folders that are linked before anything is in them. */
    private static void makeBeside(Path folder) {
        try {
            for (String name : BESIDE) {
                Files.createDirectories(folder.resolve(name));
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Links everything except our group, and returns the group's folder. */
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
