package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * A benchmark of the time and memory of many compilations in one JVM: {@link WarmCompilations} in forked, interleaved
 * JVMs.
 */
final class BuildServer {

    /**
     * The work of one JVM.
     *
     * @param tools the number of tools of the class
     * @param compilations how often the class is compiled
     * @param growing over how many of the last compilations the growth of memory is measured
     */
    private record Load(int tools, int compilations, int growing) {}

    /**
     * A way of compiling.
     *
     * @param label its name in the report
     * @param api the class path that the tool class is compiled against
     * @param jvm options of the JVM
     * @param javac options of javac
     * @param companionsOf the processor path that wrote the companions that are compiled as sources; null if there are
     *     none
     */
    private record Way(String label, String api, List<String> jvm, List<String> javac, String companionsOf) {
        Way(String label, String api, List<String> jvm, List<String> javac) {
            this(label, api, jvm, javac, null);
        }
    }

    private static final String PEER = "peer";

    // Fewer compilations with 300 tools: with the WebAssembly core each takes a second or more, because the JVM
    // interprets and compiles the core's classes again for each class loader.
    private static final List<Load> DEFAULT = List.of(new Load(3, 200, 100), new Load(300, 40, 20));
    private static final List<Load> QUICK = List.of(new Load(3, 200, 100), new Load(300, 20, 10));

    private final Settings settings;
    private final Map<Load, Map<Way, Map<String, List<Double>>>> measured = new LinkedHashMap<>();
    private final Map<Load, String> peerFailures = new LinkedHashMap<>();

    BuildServer(Settings settings) {
        this.settings = settings;
    }

    /**
     * Runs the JVMs.
     *
     * @return one object for each number of tools and compilations, with the measurements of each way, for the report
     * @throws IOException if a JVM fails, except with the peer's processor
     */
    ArrayNode run() throws IOException {
        int rounds = settings.quick() ? 1 : Math.min(3, settings.rounds().orElse(3));
        List<Load> loads = settings.quick() ? QUICK : DEFAULT;
        for (Load load : loads) {
            Map<Way, Map<String, List<Double>>> ways = new LinkedHashMap<>();
            measured.put(load, ways);
            for (Way way : ways()) {
                Path sources = Folders.emptied(sources(load, way));
                ToolSources.write(sources, 1, load.tools(), false);
                try {
                    if (way.companionsOf() != null) {
                        writeCompanions(sources, way);
                    }
                    ways.put(way, new LinkedHashMap<>());
                } catch (IOException e) {
                    failed(load, way, e);
                }
            }
        }
        for (int round = 0; round < rounds; round++) {
            for (Load load : loads) {
                // Rotates the order, so that each way runs after each other way, and none profits from the caches.
                List<Way> ways = new ArrayList<>(measured.get(load).keySet());
                Collections.rotate(ways, round);
                for (Way way : ways) {
                    try {
                        fork(load, way);
                    } catch (IOException e) {
                        failed(load, way, e);
                        measured.get(load).remove(way);
                    }
                }
            }
            System.out.println("compilations in one JVM: round " + (round + 1) + " of " + rounds);
        }
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        measured.forEach((load, ways) -> {
            ObjectNode entry = json.addObject();
            entry.put("tools", load.tools());
            entry.put("compilations", load.compilations());
            if (peerFailures.containsKey(load)) {
                entry.put("peerFailure", peerFailures.get(load));
            }
            ObjectNode measures = entry.putObject("ways");
            ways.forEach((way, values) -> {
                ObjectNode series = measures.putObject(way.label());
                values.forEach((measure, rounded) -> series.set(measure, new Series(rounded).json()));
            });
        });
        return json;
    }

    /** Records a failure of the peer's processor, which is a result of the comparison; throws any other failure. */
    private void failed(Load load, Way way, IOException failure) throws IOException {
        if (!way.label().startsWith(PEER)) {
            throw failure;
        }
        peerFailures.put(load, failure.getMessage());
    }

    /** Lets a processor write the companions beside the sources. */
    private void writeCompanions(Path sources, Way way) throws IOException {
        List<String> command = new ArrayList<>(List.of(settings.command("javac"), "-J" + Settings.NATIVE_ACCESS));
        command.addAll(List.of("-nowarn", "-proc:only", "-d", sources.toString(), "-s", sources.toString()));
        command.addAll(List.of("-cp", way.api()));
        command.addAll(Settings.processing(way.companionsOf()));
        Folders.files(sources, ".java").forEach(source -> command.add(source.toString()));
        Child.run(sources, Map.of(), command);
    }

    private List<Way> ways() throws IOException {
        List<Way> ways = new ArrayList<>();
        ways.add(new Way("none", settings.apiPath(), List.of(), List.of("-proc:none")));
        String own = settings.processor().toString();
        List<String> processing = Settings.processing(own);
        ways.add(new Way("source only", settings.apiPath(), List.of(), List.of("-proc:none"), own));
        ways.add(new Way("processor", settings.apiPath(), List.of(), processing));
        ways.add(new Way(
                "processor, embedded",
                settings.apiPath(),
                List.of(),
                Stream.concat(processing.stream(), Stream.of(Settings.EMBEDDED)).toList()));
        if (settings.hasFallback()) {
            ways.add(new Way("processor, WebAssembly", settings.apiPath(), List.of(Settings.FALLBACK), processing));
        }
        if (settings.peer().isPresent()) {
            String api = settings.peerApi().orElse(settings.apiPath());
            String peer = settings.peer().get();
            ways.add(new Way(PEER + ", source only", api, List.of(), List.of("-proc:none"), peer));
            ways.add(new Way(PEER, api, List.of(), Settings.processing(peer)));
        }
        return ways;
    }

    /** Returns the folder of a load's sources. */
    private Path sources(Load load, Way way) {
        String kind = way.companionsOf() == null ? "" : "-" + way.label().replaceAll("\\W+", "-");
        return settings.work().resolve("warm-src-" + load.tools() + kind);
    }

    private void fork(Load load, Way way) throws IOException {
        Path work = Folders.emptied(settings.work().resolve("warm"));
        Path cache = Files.createDirectories(work.resolve("cache"));
        Path temporary = Files.createDirectories(work.resolve("temporary"));
        List<String> command = new ArrayList<>(List.of(
                settings.command("java"),
                Settings.NATIVE_ACCESS,
                // The heap has its full size from the start, so that any growth is outside the heap.
                "-Xms256m",
                "-Xmx256m",
                "-XX:+AlwaysPreTouch",
                "-XX:+UseSerialGC",
                "-Djava.io.tmpdir=" + temporary,
                "-Duser.home=" + cache));
        command.addAll(way.jvm());
        command.addAll(List.of(
                "-cp",
                settings.classes().toString(),
                WarmCompilations.class.getName(),
                Integer.toString(load.compilations()),
                Integer.toString(load.growing()),
                sources(load, way).toString(),
                work.resolve("classes").toString(),
                "-cp",
                way.api()));
        command.addAll(way.javac());
        Child child = Child.run(work, Map.of("XDG_CACHE_HOME", cache.toString()), command);
        Map<String, List<Double>> measures = measured.get(load).get(way);
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
