import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/**
 * A program that starts MCP servers of the same three tools in turn, and measures them:
 * {@code McpServers.java ROUNDS CALLS NAME CLASS_PATH MAIN_AND_ARGUMENTS …}. {@code run.sh} calls it.
 */
public final class McpServers {
    private static final String INITIALIZE =
            "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\","
                    + "\"capabilities\":{},\"clientInfo\":{\"name\":\"bench\",\"version\":\"1\"}}}";
    private static final String INITIALIZED = "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}";

    /** If a server does not answer within this time, it is stopped and measured again. */
    private static final int PATIENCE_SECONDS = 20;

    private static final int MOST_STALLS = 40;

    private static final ScheduledExecutorService WATCH = Executors.newSingleThreadScheduledExecutor(task -> {
        Thread thread = new Thread(task, "watch");
        thread.setDaemon(true);
        return thread;
    });

    private static int stalls;
    private static volatile long lastAnswer;

    private McpServers() {}

    /** The measurements of one run of one server. */
    private record Run(double startCpu, double startWall, double callsPerSecond, double callCpuMicros, long classes) {}

    public static void main(String[] arguments) throws IOException, InterruptedException {
        int rounds = Integer.parseInt(arguments[0]);
        int calls = Integer.parseInt(arguments[1]);
        Map<String, List<Run>> runs = new LinkedHashMap<>();
        for (int round = 0; round < rounds; round++) {
            for (int i = 2; i < arguments.length; i += 3) {
                List<String> command = new ArrayList<>(List.of("-cp", arguments[i + 1]));
                command.addAll(List.of(arguments[i + 2].split(" ")));
                List<Run> all = runs.computeIfAbsent(arguments[i], name -> new ArrayList<>());
                while (all.size() <= round) {
                    try {
                        all.add(run(command, calls));
                    } catch (IOException stalled) {
                        System.out.println(arguments[i] + ": " + stalled.getMessage());
                        if (++stalls > MOST_STALLS) {
                            throw stalled;
                        }
                    }
                }
            }
        }
        System.out.println("| Server | CPU to `tools/list` | Wall clock | Classes loaded | Calls per second | CPU per call |");
        System.out.println("|---|---|---|---|---|---|");
        runs.forEach((name, each) -> System.out.printf(
                "| %s | %.2f s | %.2f s | %d | %.0f | %.0f µs |%n",
                name,
                median(each.stream().map(Run::startCpu)),
                median(each.stream().map(Run::startWall)),
                (long) median(each.stream().map(run -> (double) run.classes())),
                median(each.stream().map(Run::callsPerSecond)),
                median(each.stream().map(Run::callCpuMicros))));
    }

    private static double median(Stream<Double> values) {
        List<Double> sorted = values.sorted().toList();
        return sorted.get(sorted.size() / 2);
    }

    private static Run run(List<String> options, int calls) throws IOException, InterruptedException {
        Path log = Files.createTempFile("classes", ".txt");
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        // To count the classes that are loaded before the answer.
        command.add("-Xlog:class+load:file=" + log + "");
        command.addAll(options);
        long before = System.nanoTime();
        Process server = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        lastAnswer = System.nanoTime();
        var watch = WATCH.scheduleAtFixedRate(
                () -> {
                    if (System.nanoTime() - lastAnswer > PATIENCE_SECONDS * 1_000_000_000L) {
                        server.destroyForcibly();
                    }
                },
                1,
                1,
                TimeUnit.SECONDS);
        try (BufferedReader in = new BufferedReader(new InputStreamReader(server.getInputStream(), StandardCharsets.UTF_8));
                BufferedWriter out =
                        new BufferedWriter(new OutputStreamWriter(server.getOutputStream(), StandardCharsets.UTF_8))) {
            ask(in, out, INITIALIZE);
            send(out, INITIALIZED);
            ask(in, out, "{\"jsonrpc\":\"2.0\",\"id\":1,\"method\":\"tools/list\",\"params\":{}}");
            double startWall = (System.nanoTime() - before) / 1e9;
            double startCpu = cpu(server);
            long classes;
            try (Stream<String> lines = Files.lines(log)) {
                classes = lines.filter(line -> line.contains(" source: ")).count();
            }
            call(in, out, calls);
            double cpuBefore = cpu(server);
            long callsBefore = System.nanoTime();
            call(in, out, calls);
            double seconds = (System.nanoTime() - callsBefore) / 1e9;
            double micros = (cpu(server) - cpuBefore) * 1e6 / calls;
            return new Run(startCpu, startWall, calls / seconds, micros, classes);
        } finally {
            watch.cancel(false);
            server.destroy();
            server.waitFor();
            Files.delete(log);
        }
    }

    private static void call(BufferedReader in, BufferedWriter out, int calls) throws IOException {
        for (int i = 0; i < calls; i++) {
            String tool = switch (i % 3) {
                case 0 -> "\"echo\",\"arguments\":{\"text\":\"call " + i + "\"}";
                case 1 -> "\"add\",\"arguments\":{\"one\":" + i + ",\"two\":0.5}";
                default -> "\"find_order\",\"arguments\":{\"id\":\"order-" + i + "\"}";
            };
            String answer = ask(
                    in,
                    out,
                    "{\"jsonrpc\":\"2.0\",\"id\":" + (i + 2) + ",\"method\":\"tools/call\",\"params\":{\"name\":" + tool
                            + "}}");
            if (!answer.contains("\"id\":" + (i + 2)) || answer.contains("\"isError\":true") || answer.contains("\"error\"")) {
                throw new IOException("Call " + i + " was answered " + answer);
            }
        }
    }

    private static double cpu(Process process) {
        return process.info().totalCpuDuration().orElse(Duration.ZERO).toNanos() / 1e9;
    }

    private static String ask(BufferedReader in, BufferedWriter out, String message) throws IOException {
        send(out, message);
        String line = in.readLine();
        if (line == null) {
            throw new IOException("stalled or ended at " + message);
        }
        lastAnswer = System.nanoTime();
        return line;
    }

    private static void send(BufferedWriter out, String message) throws IOException {
        out.write(message);
        out.write('\n');
        out.flush();
    }
}
