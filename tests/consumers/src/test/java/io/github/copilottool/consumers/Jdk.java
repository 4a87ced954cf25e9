package io.github.copilottool.consumers;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A JDK that builds consumers.
 *
 * @param version its feature version
 * @param home its folder
 */
record Jdk(int version, Path home) {
    private static final Path RUNNING = Path.of(System.getProperty("java.home"));

    /** Returns the running JDK. */
    static Jdk running() {
        return new Jdk(Runtime.version().feature(), RUNNING);
    }

    /**
     * Returns the running JDK, and JDK 25: the one that JAVA25_HOME names, or one beside the running JDK. If there is
     * none, a message says so.
     */
    static List<Jdk> all() {
        List<Jdk> all = new ArrayList<>(List.of(running()));
        Optional<Path> other =
                Optional.ofNullable(System.getenv("JAVA25_HOME")).map(Path::of).or(Jdk::beside);
        if (other.isEmpty()) {
            System.out.println("SKIPPED: no JDK 25 for the consumers. Set JAVA25_HOME to build them with it.");
        } else if (running().version != 25) {
            all.add(new Jdk(25, other.get()));
        }
        return all;
    }

    private static Optional<Path> beside() {
        try (Stream<Path> siblings = Files.list(RUNNING.getParent())) {
            return siblings.filter(home -> Files.isExecutable(home.resolve("bin/javac")))
                    .filter(home -> Files.exists(home.resolve("release"))
                            && Folder.read(home.resolve("release")).contains("JAVA_VERSION=\"25"))
                    .sorted()
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Returns the path of one of its commands. */
    String command(String name) {
        return home.resolve("bin").resolve(name).toString();
    }

    @Override
    public String toString() {
        return "JDK " + version;
    }
}
