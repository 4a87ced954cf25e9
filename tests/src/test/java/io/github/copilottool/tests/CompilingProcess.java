package io.github.copilottool.tests;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.stream.Stream;

/**
 * Compilations in a JVM of their own, one after the other, each with a limit. So a processor that ends javac with an
 * exception, ends the JVM, or does not end, does not end the program that compares it. After each of these the JVM is
 * replaced.
 */
final class CompilingProcess implements AutoCloseable {
    private static final String READY = "ready";
    private static final String DIED = "died ";

    private final Path work;
    private final int seconds;
    private Process process;
    private PrintWriter requests;
    private BufferedReader answers;

    /** The exception for a compiler that does not end as it should. Its message says how it ends. */
    static final class Broken extends RuntimeException {
        private static final long serialVersionUID = 1;
        private final boolean isTooSlow;

        private Broken(String message, boolean isTooSlow) {
            super(message);
            this.isTooSlow = isTooSlow;
        }

        /** Whether the compiler has taken longer than it may. Otherwise it has died. */
        boolean isTooSlow() {
            return isTooSlow;
        }
    }

    /**
     * Makes a process, which starts with the first compilation.
     *
     * @param work a folder for its files
     * @param seconds the limit of each compilation
     */
    CompilingProcess(Path work, int seconds) {
        this.work = work;
        this.seconds = seconds;
    }

    /**
     * Runs a compilation as {@link Compilation#run} does.
     *
     * @throws Broken if the compiler dies or takes too long
     */
    Compilation.Outcome run(Compilation compilation) throws Broken {
        Path request = work.resolve("request.txt");
        Path response = work.resolve("response.txt");
        Tree.write(request, lines(compilation));
        start();
        requests.println(request + "\t" + response);
        String answer = answer();
        if (answer.startsWith(DIED)) {
            stop();
            throw new Broken("the compiler dies: " + answer.substring(DIED.length()), false);
        }
        return new Compilation.Outcome(Boolean.parseBoolean(answer), Reported.parse(Tree.read(response)));
    }

    private void start() {
        if (process != null) {
            return;
        }
        process = Jdk.running().start(List.of("-Xmx1g"), CompilingProcess.class);
        requests = new PrintWriter(process.getOutputStream(), true, StandardCharsets.UTF_8);
        answers = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
        String line = line(answers);
        if (!READY.equals(line)) {
            throw new AssertionError("The compiling process does not start: " + line);
        }
    }

    private String answer() throws Broken {
        CompletableFuture<String> answer = CompletableFuture.supplyAsync(() -> line(answers));
        try {
            String line = answer.get(seconds, TimeUnit.SECONDS);
            return line == null ? DIED + "its JVM ends" : line;
        } catch (TimeoutException late) {
            stop();
            throw new Broken("the compiler takes more than " + seconds + " s", true);
        } catch (InterruptedException | ExecutionException e) {
            throw new IllegalStateException(e);
        }
    }

    private static String line(BufferedReader reader) {
        try {
            return reader.readLine();
        } catch (IOException closed) {
            return null;
        }
    }

    private void stop() {
        process.destroyForcibly();
        process = null;
    }

    @Override
    public void close() {
        if (process != null) {
            stop();
        }
    }

    private static String lines(Compilation compilation) {
        List<String> lines = new ArrayList<>(List.of(
                compilation.input().toString(),
                compilation.generated().toString(),
                compilation.classes().toString()));
        Stream.of(compilation.sources(), compilation.classPath(), compilation.processorPath())
                .forEach(paths -> {
                    lines.add(String.valueOf(paths.size()));
                    paths.forEach(path -> lines.add(path.toString()));
                });
        lines.addAll(compilation.options());
        return String.join("\n", lines) + "\n";
    }

    private static Compilation ofLines(List<String> lines) {
        List<String> open = new ArrayList<>(lines);
        Path input = Path.of(open.remove(0));
        Path generated = Path.of(open.remove(0));
        Path classes = Path.of(open.remove(0));
        List<List<Path>> paths = new ArrayList<>();
        for (int i = 0; i < 3; i++) {
            List<String> some = open.subList(1, 1 + Integer.parseInt(open.get(0)));
            paths.add(some.stream().map(Path::of).toList());
            some.clear();
            open.remove(0);
        }
        return new Compilation(input, paths.get(0), paths.get(1), paths.get(2), generated, classes, List.copyOf(open));
    }

    /**
     * Reads the names of two files on each line, the request's and the response's, and prints a line for each: whether
     * the compilation succeeded, or how the compiler died.
     *
     * @param arguments none
     */
    public static void main(String[] arguments) {
        PrintStream out = System.out;
        // A processor may print.
        System.setOut(System.err);
        out.println(READY);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = line(in); line != null; line = line(in)) {
            String[] files = line.split("\t");
            out.println(compiled(Path.of(files[0]), Path.of(files[1])));
        }
        System.exit(0);
    }

    private static String compiled(Path request, Path response) {
        try {
            Compilation.Outcome outcome =
                    ofLines(Tree.read(request).lines().toList()).run();
            Tree.write(response, Reported.print(outcome.reported()));
            return String.valueOf(outcome.succeeded());
        } catch (UncheckedIOException unusable) {
            throw unusable;
        } catch (RuntimeException | Error death) {
            // JavacTask wraps what a processor throws.
            Throwable cause = death;
            while (cause.getCause() != null) {
                cause = cause.getCause();
            }
            return DIED + cause.getClass().getName();
        }
    }
}
