package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.cfg.PackageVersion;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.List;
import java.util.Map;

/** The machine and the software of a run, without which its figures mean nothing. */
final class Machine {
    private Machine() {}

    /**
     * Returns facts about the machine, and the versions of the software.
     *
     * @param settings the run's settings, which name the JDK
     * @return the facts, for the report
     * @throws IOException if the JDK cannot be run
     */
    static ObjectNode json(Settings settings) throws IOException {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("date", LocalDate.now(ZoneOffset.UTC).toString());
        json.put("system", System.getProperty("os.name") + " " + System.getProperty("os.version"));
        json.put("architecture", System.getProperty("os.arch"));
        json.put("cpu", fact(Path.of("/proc/cpuinfo"), "model name"));
        json.put("cores", Runtime.getRuntime().availableProcessors());
        json.put("memory", fact(Path.of("/proc/meminfo"), "MemTotal"));
        json.put("load", load());
        json.put("jdk", firstLines(settings, List.of(settings.command("java"), "-version")));
        json.put("jackson", PackageVersion.VERSION.toString());
        json.put("rust", firstLines(settings, List.of("rustc", "--version")));
        json.put("processor", settings.processor().getFileName().toString());
        return json;
    }

    /**
     * Returns the load average of the last minute. A run itself causes 1 to 2; if it is well above, other processes
     * disturbed it.
     */
    static double load() {
        return Series.rounded(ManagementFactory.getOperatingSystemMXBean().getSystemLoadAverage());
    }

    private static String fact(Path file, String name) throws IOException {
        if (!Files.exists(file)) {
            return "unknown";
        }
        return Files.readAllLines(file).stream()
                .filter(line -> line.startsWith(name))
                .map(line -> line.substring(line.indexOf(':') + 1).strip())
                .findFirst()
                .orElse("unknown");
    }

    private static String firstLines(Settings settings, List<String> command) throws IOException {
        try {
            List<String> lines = Child.run(settings.work(), Map.of(), command)
                    .output()
                    .lines()
                    .limit(2)
                    .toList();
            return String.join("; ", lines);
        } catch (IOException e) {
            return "unknown";
        }
    }
}
