package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assumptions.abort;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * A JDK whose commands can be run.
 *
 * @param home its folder
 */
record Jdk(Path home) {
    /**
     * Options for JVMs that live a minute, in parallel with others. With only one compiler the default code cache would
     * be too small.
     */
    static final List<String> CHEAP =
            List.of("-XX:+UseSerialGC", "-XX:TieredStopAtLevel=1", "-XX:ReservedCodeCacheSize=240m");

    private static final Path RUNNING = Path.of(System.getProperty("java.home"));

    static Jdk running() {
        return new Jdk(RUNNING);
    }

    /**
     * Returns JDK 25: the one that JAVA25_HOME names, or one beside the running JDK. Without one the test is skipped.
     */
    static Jdk jdk25() {
        return found25().orElseGet(() -> {
            String missing = "SKIPPED: no JDK 25. Set JAVA25_HOME to run what needs it.";
            System.out.println(missing);
            return abort(missing);
        });
    }

    /** Returns JDK 25, or the running JDK if there is none. */
    static Jdk another() {
        return found25().orElseGet(Jdk::running);
    }

    private static Optional<Jdk> found25() {
        return Optional.ofNullable(System.getenv("JAVA25_HOME"))
                .map(Path::of)
                .or(Jdk::beside)
                .map(Jdk::new);
    }

    private static Optional<Path> beside() {
        try (Stream<Path> siblings = Files.list(RUNNING.getParent())) {
            return siblings.filter(home -> Files.isExecutable(home.resolve("bin/javac")))
                    .filter(home -> isVersion25(home.resolve("release")))
                    .sorted()
                    .findFirst();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static boolean isVersion25(Path release) {
        return Files.exists(release)
                && Tree.read(release).lines().anyMatch(line -> line.matches("JAVA_VERSION=\"25[\".].*"));
    }

    /** Runs a main class of these tests with their class path and system properties, which the options follow. */
    Ended runMain(List<String> options, Class<?> main, String... arguments) {
        return run("java", mainCommand(options, main, arguments));
    }

    /** Starts a main class as {@link #runMain} does. Its errors go to this JVM's. */
    Process start(List<String> options, Class<?> main, String... arguments) {
        List<String> command = mainCommand(options, main, arguments);
        command.add(0, command("java"));
        try {
            return new ProcessBuilder(command)
                    .redirectError(ProcessBuilder.Redirect.INHERIT)
                    .start();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<String> mainCommand(List<String> options, Class<?> main, String... arguments) {
        List<String> command = new ArrayList<>(CHEAP);
        System.getProperties().stringPropertyNames().stream()
                .filter(name -> name.startsWith("tests."))
                .forEach(name -> command.add("-D" + name + "=" + System.getProperty(name)));
        command.addAll(options);
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), main.getName()));
        command.addAll(List.of(arguments));
        return command;
    }

    private String command(String tool) {
        return home.resolve("bin" + File.separator + tool).toString();
    }

    /** Runs one of the JDK's commands with this JVM's output, and returns its exit code. */
    int show(String tool, List<String> arguments) {
        List<String> command = new ArrayList<>(List.of(command(tool)));
        command.addAll(arguments);
        try {
            return new ProcessBuilder(command).inheritIO().start().waitFor();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** Runs one of the JDK's commands and waits for its end. */
    Ended run(String tool, List<String> arguments) {
        List<String> command = new ArrayList<>();
        command.add(command(tool));
        if (tool.equals("javac")) {
            CHEAP.forEach(option -> command.add("-J" + option));
        }
        command.addAll(arguments);
        return Ended.of(new ProcessBuilder(command));
    }
}
