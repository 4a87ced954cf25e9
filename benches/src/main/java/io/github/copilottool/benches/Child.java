package io.github.copilottool.benches;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;

/**
 * A process that has ended, and its cost from start to end, including the JVM's start-up and exit.
 *
 * <p>The times are the kernel's, to the millisecond, from bash's {@code time}. A JVM could print its own
 * {@code ProcessCpuTime} instead, but it would load the management classes for that, and miss its exit.
 *
 * @param cpu seconds of CPU, user and system, over all threads
 * @param wall elapsed seconds
 * @param output the output on both streams
 */
record Child(double cpu, double wall, String output) {
    private static final String TIMED = "TIMEFORMAT='%U %S %R'; { time \"$@\" >\"$OUTPUT\" 2>&1; } 2>\"$TIMES\"";

    /**
     * Runs a command and waits for its end.
     *
     * @param work a folder to write to
     * @param environment variables in addition to the parent's
     * @param command the command
     * @throws IOException if the command cannot be run, or fails; the message has its output
     */
    static Child run(Path work, Map<String, String> environment, List<String> command) throws IOException {
        return run(work, environment, command, Long.MAX_VALUE);
    }

    /**
     * Runs a command as {@link #run(Path, Map, List)} does, but not longer than a limit.
     *
     * @param seconds the limit
     * @throws IOException also if the command has been ended because it took longer
     */
    static Child run(Path work, Map<String, String> environment, List<String> command, long seconds)
            throws IOException {
        Path output = work.resolve("output.txt");
        Path times = work.resolve("times.txt");
        List<String> timed = new ArrayList<>(List.of("bash", "-c", TIMED, "bash"));
        timed.addAll(command);
        ProcessBuilder builder = new ProcessBuilder(timed);
        builder.environment().putAll(environment);
        builder.environment()
                .putAll(Map.of("OUTPUT", output.toString(), "TIMES", times.toString(), "LC_ALL", "C.UTF-8"));
        // These variables would print a line, and change the measurement.
        builder.environment().keySet().removeAll(List.of("JAVA_TOOL_OPTIONS", "JDK_JAVA_OPTIONS", "_JAVA_OPTIONS"));
        int code;
        try {
            Process process = builder.inheritIO().start();
            if (!process.waitFor(seconds, TimeUnit.SECONDS)) {
                process.descendants().forEach(ProcessHandle::destroyForcibly);
                process.destroyForcibly().waitFor();
                throw new IOException(String.join(" ", command) + " has been ended after " + seconds + " s");
            }
            code = process.exitValue();
        } catch (InterruptedException e) {
            throw new IOException("Interrupted", e);
        }
        String written = Files.exists(output) ? Files.readString(output) : "";
        if (code != 0) {
            throw new IOException("Exit " + code + " of " + String.join(" ", command) + "\n" + written);
        }
        String[] parts = Files.readString(times).strip().split(" ");
        return new Child(
                Double.parseDouble(parts[0]) + Double.parseDouble(parts[1]), Double.parseDouble(parts[2]), written);
    }
}
