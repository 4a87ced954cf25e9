package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What many compilations in one JVM cost and leave behind: {@link WarmCompilations} in forked JVMs, interleaved. */
final class BuildServer {
    private final Settings settings;
    private final Map<String, Map<String, List<Double>>> measured = new LinkedHashMap<>();

    BuildServer(Settings settings) {
        this.settings = settings;
    }

    /**
     * Runs the JVMs.
     *
     * @return the measures by way of compiling, for the report
     * @throws IOException if a JVM fails
     */
    ObjectNode run() throws IOException {
        int rounds = settings.quick() ? 1 : 3;
        List<Integer> counts = settings.quick() ? List.of(200) : List.of(200, 300);
        Path sources = Folders.emptied(settings.work().resolve("warm-src"));
        ToolSources.write(sources, 1, 3, false);
        for (int round = 0; round < rounds; round++) {
            for (int count : counts) {
                fork("none", count, sources, settings.apiPath(), List.of(), List.of("-proc:none"));
                List<String> processing =
                        Settings.processing(settings.processor().toString());
                fork("processor", count, sources, settings.apiPath(), List.of(), processing);
                if (settings.hasFallback()) {
                    List<String> fallback = List.of(Settings.FALLBACK);
                    fork("processor, WebAssembly", count, sources, settings.apiPath(), fallback, processing);
                }
                if (settings.peer().isPresent()) {
                    String api = settings.peerApi().orElse(settings.apiPath());
                    fork(
                            "peer",
                            count,
                            sources,
                            api,
                            List.of(),
                            Settings.processing(settings.peer().get()));
                }
            }
            System.out.println("compilations in one JVM: round " + (round + 1) + " of " + rounds);
        }
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        measured.forEach((way, measures) -> {
            ObjectNode entry = json.putObject(way);
            measures.forEach((measure, values) -> entry.set(measure, new Series(values).json()));
        });
        return json;
    }

    private void fork(String way, int count, Path sources, String api, List<String> jvm, List<String> options)
            throws IOException {
        Path work = Folders.emptied(settings.work().resolve("warm"));
        Path cache = Files.createDirectories(work.resolve("cache"));
        Path temporary = Files.createDirectories(work.resolve("temporary"));
        List<String> command = new ArrayList<>(List.of(
                settings.command("java"),
                Settings.NATIVE_ACCESS,
                // A heap that is there from the start: what grows is not the heap.
                "-Xms256m",
                "-Xmx256m",
                "-XX:+AlwaysPreTouch",
                "-XX:+UseSerialGC",
                "-Djava.io.tmpdir=" + temporary,
                "-Duser.home=" + cache));
        command.addAll(jvm);
        command.addAll(List.of(
                "-cp",
                settings.classes().toString(),
                WarmCompilations.class.getName(),
                Integer.toString(count),
                Integer.toString(Math.min(200, count - 100)),
                sources.toString(),
                work.resolve("classes").toString(),
                "-cp",
                api));
        command.addAll(options);
        Child child = Child.run(work, Map.of("XDG_CACHE_HOME", cache.toString()), command);
        Map<String, List<Double>> measures = measured.computeIfAbsent(count + " " + way, key -> new LinkedHashMap<>());
        child.output().lines().filter(line -> line.matches("\\w+ -?[0-9.E]+")).forEach(line -> {
            String[] parts = line.split(" ");
            measures.computeIfAbsent(parts[0], key -> new ArrayList<>()).add(Double.valueOf(parts[1]));
        });
        double left =
                Folders.files(cache, "").size() + Folders.files(temporary, "").size();
        measures.computeIfAbsent("filesLeft", key -> new ArrayList<>()).add(left);
        measures.computeIfAbsent("cpuSeconds", key -> new ArrayList<>()).add(child.cpu());
    }
}
