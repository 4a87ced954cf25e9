package io.github.copilottool.mcp;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** {@link Main} in a separate JVM, as a client starts it. */
final class ServerProcess {
    /** The entries of the class path except Jackson 3 and the schema validator, which the module does not bring. */
    static final Predicate<String> WITHOUT_JACKSON_3 =
            entry -> !entry.matches(".*[/\\\\](mcp-json-jackson3|json-schema-validator|itu|snakeyaml-engine"
                    + "|jackson-(core|databind|dataformat-yaml)-3)[^/\\\\]*\\.jar"
                    + "|.*[/\\\\]tools[/\\\\]jackson[/\\\\].*");

    private ServerProcess() {}

    /** Returns the command line of a server. */
    static List<String> command(String... arguments) {
        return command(entry -> true, arguments);
    }

    /** Returns the command line of a server, with those entries of the class path that the predicate accepts. */
    static List<String> command(Predicate<String> entries, String... arguments) {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-cp");
        command.add(Stream.of(System.getProperty("java.class.path").split(File.pathSeparator))
                .filter(entries)
                .collect(Collectors.joining(File.pathSeparator)));
        command.add(Main.class.getName());
        command.addAll(List.of(arguments));
        return command;
    }

    /** A program's output and exit code. */
    record Ended(int code, String out, String err) {}

    /** Runs a program with an input, and waits until it ends. */
    static Ended run(List<String> command, String input) throws IOException, InterruptedException {
        return run(new ProcessBuilder(command), input, 300);
    }

    static Ended run(ProcessBuilder program, String input, int seconds) throws IOException, InterruptedException {
        Process process = program.start();
        CompletableFuture<String> out = CompletableFuture.supplyAsync(() -> read(process.getInputStream()));
        CompletableFuture<String> err = CompletableFuture.supplyAsync(() -> read(process.getErrorStream()));
        try (var to = process.getOutputStream()) {
            to.write(input.getBytes(StandardCharsets.UTF_8));
        } catch (IOException gone) {
            // The program ended without reading.
        }
        if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
            process.destroyForcibly();
            throw new AssertionError(program.command() + " has not ended: " + out.getNow("") + err.getNow(""));
        }
        return new Ended(process.exitValue(), out.join(), err.join());
    }

    private static String read(InputStream in) {
        try (in) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException broken) {
            return "";
        }
    }
}
