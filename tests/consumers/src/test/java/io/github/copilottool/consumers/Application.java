package io.github.copilottool.consumers;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A server in a process of its own, which prints the port that it listens at. */
final class Application implements AutoCloseable {
    /** Our applications print the first form, Quarkus logs the second one. */
    private static final Pattern PORT =
            Pattern.compile("(?:^Listens at |Listening on: http://127\\.0\\.0\\.1:)(\\d+)$");

    /** The exit status of a JVM that was asked to end by SIGTERM. */
    private static final int TERMINATED = 143;

    private final Process process;
    private final BufferedReader reader;
    private final List<String> lines = new ArrayList<>();
    private String port;

    /**
     * Starts a jar with its main class, and waits until it listens.
     *
     * @param project has the jar
     * @param jar its path in the project
     * @param options options of the JVM
     */
    Application(Project project, String jar, List<String> options) {
        List<String> command = new ArrayList<>(List.of(project.jdk().command("java")));
        command.addAll(List.of(Project.CHEAP.split(" ")));
        command.addAll(options);
        command.addAll(List.of("-jar", project.folder().resolve(jar).toString()));
        try {
            process = new ProcessBuilder(command)
                    .directory(project.folder().toFile())
                    .redirectErrorStream(true)
                    .start();
            reader = process.inputReader();
            while (port == null) {
                String line = reader.readLine();
                if (line == null) {
                    throw new AssertionError("It ended: " + String.join("\n", lines));
                }
                Matcher matcher = PORT.matcher(line);
                if (matcher.find()) {
                    port = matcher.group(1);
                } else {
                    lines.add(line);
                }
            }
        } catch (IOException unreadable) {
            throw new UncheckedIOException(unreadable);
        }
    }

    /** Returns its output before it listened. */
    List<String> started() {
        return lines;
    }

    /** Returns the address of its MCP server. */
    String url() {
        return "http://127.0.0.1:" + port + "/mcp";
    }

    /** Ends it by a signal, and returns its output while it ran. */
    List<String> end() {
        // Not Process.destroy, which also closes the output.
        process.toHandle().destroy();
        List<String> rest = reader.lines().toList();
        try {
            assertEquals(TERMINATED, process.waitFor(), () -> String.join("\n", rest));
        } catch (InterruptedException interrupted) {
            throw new IllegalStateException(interrupted);
        }
        return rest;
    }

    @Override
    public void close() {
        process.destroyForcibly();
    }
}
