package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * A benchmark of the cost of compilations, each in a new javac process. Each round runs all ways of compiling in turn.
 */
final class CompileOverhead {

    /** A way of compiling the same tool classes. */
    enum Way {
        /** {@code -proc:none} without companions: the cost of the user's own code. */
        NONE("none"),
        /** {@code -proc:none} with companions that were written before, as additional sources. */
        SOURCE_ONLY("source only"),
        /** {@link CopyProcessor}, which writes companions that our processor wrote before. */
        COPY("companions copied"),
        /** Our processor, with linked companions. */
        PROCESSOR("processor"),
        /** Our processor, with companions that embed the runtime helpers. */
        EMBEDDED("processor, embedded"),
        /** Our processor with its core as WebAssembly. */
        FALLBACK("processor, WebAssembly"),
        /** {@code -proc:none} with the API that the peer is compiled with, if it is another one. */
        PEER_NONE("none, peer's API"),
        /** The peer's companions as sources, as for {@link #SOURCE_ONLY}. */
        PEER_SOURCE_ONLY("peer, source only"),
        /** The peer's processor. */
        PEER("peer");

        private final String label;

        Way(String label) {
            this.label = label;
        }

        String label() {
            return label;
        }

        String key() {
            return name().toLowerCase(Locale.ROOT);
        }

        /** Returns the way that writes the companions that this one needs beforehand; null if it needs none. */
        Way writer() {
            return switch (this) {
                case SOURCE_ONLY, COPY -> PROCESSOR;
                case PEER_SOURCE_ONLY -> PEER;
                default -> null;
            };
        }
    }

    /**
     * The tool classes of one measurement.
     *
     * @param classes the number of tool classes; 0 for a build without tools
     * @param toolsEach the number of tools of each class
     * @param rounds the number of rounds in a run that is not quick
     */
    record Workload(int classes, int toolsEach, int rounds) {
        /** The number of rounds if neither the size nor the run asks for another. */
        private static final int USUAL = 7;

        /** Reads a size such as {@code 1x30}, or {@code 1x30:15} with the number of rounds. */
        static Workload of(String size) {
            String[] sizeAndRounds = size.strip().split(":");
            String[] numbers = sizeAndRounds[0].split("x");
            int rounds = sizeAndRounds.length == 1 ? USUAL : Integer.parseInt(sizeAndRounds[1]);
            return new Workload(Integer.parseInt(numbers[0]), Integer.parseInt(numbers[1]), rounds);
        }

        Workload withRounds(int other) {
            return new Workload(classes, toolsEach, other);
        }

        String label() {
            if (classes == 0) {
                return "no tools";
            }
            return classes == 1
                    ? toolsEach + (toolsEach == 1 ? " tool" : " tools")
                    : classes + " classes of " + toolsEach;
        }
    }

    private static final List<Workload> DEFAULT = List.of(
            new Workload(0, 0, 11),
            new Workload(1, 1, 11),
            new Workload(1, 3, 11),
            new Workload(1, 30, 11),
            new Workload(1, 300, 11),
            new Workload(1, 1_000, 5),
            new Workload(100, 3, 7));
    private static final List<Workload> QUICK =
            List.of(new Workload(0, 0, 3), new Workload(1, 1, 3), new Workload(1, 30, 3), new Workload(1, 300, 2));
    /** The ways whose files' sizes are reported. */
    private static final Set<Way> SIZED = EnumSet.of(Way.PROCESSOR, Way.EMBEDDED, Way.PEER);

    private static final Workload LARGE = new Workload(1, 5_000, 3);

    private final Settings settings;
    private final Map<Workload, Map<Way, Measured>> all = new LinkedHashMap<>();
    private final Map<Workload, String> peerFailures = new LinkedHashMap<>();

    private record Measured(List<Double> cpu, List<Double> wall) {
        Measured() {
            this(new ArrayList<>(), new ArrayList<>());
        }
    }

    CompileOverhead(Settings settings) {
        this.settings = settings;
    }

    /**
     * Compiles everything in interleaved rounds, after a round that is not measured.
     *
     * @return one object for each workload, for the report
     * @throws IOException if a compilation fails, except with the peer's processor
     */
    ArrayNode run() throws IOException {
        List<Workload> workloads = workloads();
        int most = 0;
        for (Workload workload : workloads) {
            System.out.println("compilations: " + workload.label() + ", all ways once");
            prepare(workload);
            most = Math.max(most, workload.rounds());
        }
        for (int round = 0; round < most; round++) {
            for (Workload workload : workloads) {
                if (round < workload.rounds()) {
                    System.out.println("compilations: " + workload.label() + ", round " + (round + 1) + " of "
                            + workload.rounds());
                    round(workload, round);
                }
            }
        }
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        workloads.forEach(workload -> json.add(json(workload)));
        return json;
    }

    private List<Workload> workloads() {
        List<Workload> usual = new ArrayList<>(settings.quick() ? QUICK : DEFAULT);
        if (settings.large()) {
            usual.add(LARGE);
        }
        List<Workload> asked = settings.sizes().isEmpty()
                ? usual
                : settings.sizes().stream().map(Workload::of).toList();
        return asked.stream()
                .map(one -> settings.rounds().map(one::withRounds).orElse(one))
                .toList();
    }

    /** Returns the folder of a workload's sources. */
    private Path folder(Workload workload) {
        return settings.work().resolve("compile-" + workload.classes() + "x" + workload.toolsEach());
    }

    /** Returns the folder of the companions that a way wrote for others to compile. */
    private Path companions(Workload workload, Way writer) {
        return folder(workload).resolve("companions-" + writer.key());
    }

    /** Writes the sources, and compiles them to write the companions and to check that every way works. */
    private void prepare(Workload workload) throws IOException {
        Path folder = Folders.emptied(folder(workload));
        ToolSources.write(folder.resolve("src"), workload.classes(), workload.toolsEach(), false);
        Map<Way, Measured> measured = new EnumMap<>(Way.class);
        for (Way way : ways(workload)) {
            try {
                Way writer = way.writer();
                if (writer != null) {
                    // Two ways can need the same companions.
                    if (!Files.exists(companions(workload, writer))) {
                        compile(workload, writer);
                        Files.move(folder.resolve("out-" + writer.key()), companions(workload, writer));
                    }
                }
                // If a way's companions exist, the way has been compiled already.
                if (!Files.exists(companions(workload, way))) {
                    compile(workload, way);
                }
                measured.put(way, new Measured());
            } catch (IOException e) {
                failed(workload, way, measured, e);
            }
        }
        all.put(workload, measured);
    }

    /** Records a failure of the peer's processor, which is a result of the comparison; throws any other failure. */
    private void failed(Workload workload, Way way, Map<Way, Measured> measured, IOException failure)
            throws IOException {
        if (way != Way.PEER && way != Way.PEER_SOURCE_ONLY) {
            throw failure;
        }
        measured.remove(way);
        if (way == Way.PEER) {
            measured.remove(Way.PEER_SOURCE_ONLY);
            peerFailures.put(workload, failure.getMessage());
        } else {
            System.out.println(workload.label() + ", " + way.label() + ": " + failure.getMessage());
        }
    }

    private List<Way> ways(Workload workload) throws IOException {
        List<Way> ways = new ArrayList<>(List.of(Way.NONE));
        if (workload.classes() > 0) {
            ways.add(Way.SOURCE_ONLY);
            ways.add(Way.COPY);
        }
        ways.add(Way.PROCESSOR);
        if (workload.classes() > 0) {
            ways.add(Way.EMBEDDED);
        }
        if (workload.classes() > 0 && settings.hasFallback()) {
            ways.add(Way.FALLBACK);
        }
        if (settings.peer().isPresent()) {
            if (settings.peerApi().isPresent()) {
                ways.add(Way.PEER_NONE);
            }
            if (workload.classes() > 0) {
                ways.add(Way.PEER_SOURCE_ONLY);
            }
            ways.add(Way.PEER);
        }
        return ways;
    }

    private void round(Workload workload, int round) throws IOException {
        Map<Way, Measured> measured = all.get(workload);
        List<Way> ways = new ArrayList<>(measured.keySet());
        // Rotates the order, so that each way runs after each other way, and none profits from the caches.
        Collections.rotate(ways, round);
        for (Way way : ways) {
            Measured series = measured.get(way);
            if (series == null) {
                // The peer has failed in this round.
                continue;
            }
            try {
                Child child = compile(workload, way);
                series.cpu().add(child.cpu());
                series.wall().add(child.wall());
            } catch (IOException e) {
                failed(workload, way, measured, e);
            }
        }
    }

    private Child compile(Workload workload, Way way) throws IOException {
        Path folder = folder(workload);
        Path out = Folders.emptied(folder.resolve("out-" + way.key()));
        Path generated = Files.createDirectories(out.resolve("generated"));
        Path classes = Files.createDirectories(out.resolve("classes"));
        boolean peers = way.name().startsWith(Way.PEER.name());
        List<String> arguments = new ArrayList<>(List.of("-nowarn", "-d", classes.toString(), "-s"));
        arguments.add(generated.toString());
        arguments.add("-cp");
        arguments.add(peers ? settings.peerApi().orElse(settings.apiPath()) : settings.apiPath());
        switch (way) {
            case NONE, PEER_NONE, SOURCE_ONLY, PEER_SOURCE_ONLY -> arguments.add("-proc:none");
            case COPY -> {
                arguments.addAll(List.of("-processorpath", settings.classes().toString()));
                arguments.addAll(List.of("-processor", CopyProcessor.class.getName()));
                Path copied = companions(workload, Way.PROCESSOR).resolve("generated");
                arguments.add("-A" + CopyProcessor.FOLDER + "=" + copied);
            }
            case PROCESSOR, FALLBACK ->
                arguments.addAll(Settings.processing(settings.processor().toString()));
            case EMBEDDED -> {
                arguments.addAll(Settings.processing(settings.processor().toString()));
                arguments.add(Settings.EMBEDDED);
            }
            case PEER -> arguments.addAll(Settings.processing(settings.peer().orElseThrow()));
        }
        List<Path> sources = Folders.files(folder.resolve("src"), ".java");
        if (way == Way.SOURCE_ONLY || way == Way.PEER_SOURCE_ONLY) {
            sources.addAll(Folders.files(companions(workload, way.writer()), ".java"));
        }
        sources.forEach(source -> arguments.add(source.toString()));
        Path file = Files.write(out.resolve("arguments.txt"), arguments);
        List<String> command = new ArrayList<>(List.of(settings.command("javac"), "-J" + Settings.NATIVE_ACCESS));
        if (way == Way.FALLBACK) {
            command.add("-J" + Settings.FALLBACK);
        }
        command.add("@" + file);
        return Child.run(out, Map.of(), command, peers ? settings.peerSeconds() : Long.MAX_VALUE);
    }

    private ObjectNode json(Workload workload) {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("workload", workload.label());
        json.put("classes", workload.classes());
        json.put("toolsEach", workload.toolsEach());
        Map<Way, Measured> measured = all.get(workload);
        Series none = new Series(measured.get(Way.NONE).cpu());
        ObjectNode ways = json.putObject("ways");
        measured.forEach((way, one) -> {
            Series cpu = new Series(one.cpu());
            Series wall = new Series(one.wall());
            ObjectNode entry = ways.putObject(way.key());
            entry.put("label", way.label());
            entry.set("cpuSeconds", cpu.json());
            entry.set("wallSeconds", wall.json());
            Way base = base(way, measured);
            if (base != null) {
                Series baseCpu = new Series(measured.get(base).cpu());
                Series baseWall = new Series(measured.get(base).wall());
                entry.set("cpuOverNone", cpu.with(baseCpu, (a, b) -> a - b).json());
                entry.set("wallOverNone", wall.with(baseWall, (a, b) -> a - b).json());
                entry.set("cpuTimesNone", cpu.with(baseCpu, (a, b) -> a / b).json());
                entry.set("wallTimesNone", wall.with(baseWall, (a, b) -> a / b).json());
            }
        });
        if (peerFailures.containsKey(workload)) {
            json.put("peerFailure", peerFailures.get(workload));
        }
        if (measured.containsKey(Way.PEER)) {
            Series ours = new Series(measured.get(Way.PROCESSOR).cpu());
            Series peer = new Series(measured.get(Way.PEER).cpu());
            Series peerNone = new Series(measured.get(base(Way.PEER, measured)).cpu());
            json.set("cpuTimesPeer", ours.with(peer, (a, b) -> a / b).json());
            double oursOver = ours.with(none, (a, b) -> a - b).median();
            double peerOver = peer.with(peerNone, (a, b) -> a - b).median();
            json.put("cpuOverNoneTimesPeer", Series.rounded(oursOver / peerOver));
        }
        return json;
    }

    /** Returns the way that a way is compared with; null for the baselines themselves. */
    private static Way base(Way way, Map<Way, Measured> measured) {
        return switch (way) {
            case NONE, PEER_NONE -> null;
            case SOURCE_ONLY, COPY, PROCESSOR, EMBEDDED, FALLBACK -> Way.NONE;
            case PEER, PEER_SOURCE_ONLY -> measured.containsKey(Way.PEER_NONE) ? Way.PEER_NONE : Way.NONE;
        };
    }

    /**
     * Returns the sizes of the files that the measured compilations wrote for each workload with tools.
     *
     * @return one object for each workload, for the report
     * @throws IOException if a file cannot be read
     */
    ArrayNode sizes() throws IOException {
        ArrayNode json = JsonNodeFactory.instance.arrayNode();
        for (Workload workload : all.keySet()) {
            if (workload.classes() == 0) {
                continue;
            }
            ObjectNode entry = json.addObject();
            entry.put("workload", workload.label());
            for (Way way : ways(workload)) {
                if (all.get(workload).containsKey(way) && SIZED.contains(way)) {
                    entry.set(way.key(), sizes(folder(workload).resolve("out-" + way.key())));
                }
            }
        }
        return json;
    }

    private static ObjectNode sizes(Path out) throws IOException {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        json.put("sourceBytes", Folders.bytes(Folders.files(out.resolve("generated"), ".java").stream()));
        // A companion's nested classes are named after it. The peer's companions have the same names.
        Stream<Path> companions = Folders.files(out.resolve("classes"), ".class").stream()
                .filter(file -> file.getFileName().toString().contains("$$CopilotToolMeta"));
        List<Path> files = companions.toList();
        json.put("classFiles", files.size());
        json.put("classBytes", Folders.bytes(files.stream()));
        return json;
    }
}
