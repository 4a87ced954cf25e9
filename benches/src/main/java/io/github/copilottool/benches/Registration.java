package io.github.copilottool.benches;

import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** A benchmark of tools at run time: {@link FirstDefinitions} in forked JVMs. Each round runs all ways in turn. */
final class Registration {
    private static final List<Integer> SIZES = List.of(10, 100, 300);
    private static final List<Integer> SCALAR_SIZES = List.of(1, 10, 100);

    /** The ways that make the same tools. */
    private static final List<FirstDefinitions.Way> CLASSES =
            List.of(FirstDefinitions.Way.COMPANION, FirstDefinitions.Way.REFLECTION, FirstDefinitions.Way.LAMBDA);

    private static final List<FirstDefinitions.Way> LOOKUPS =
            List.of(FirstDefinitions.Way.LOOKED_UP, FirstDefinitions.Way.SUPPLIED);

    /** How many classes are called for the first time, each with three tools. */
    private static final int MANY_CLASSES = 100;

    /**
     * A way to compile companions.
     *
     * @param label its name in the report
     * @param folder the folder of its class files
     * @param options the options of javac
     */
    private record Companions(String label, String folder, List<String> options) {}

    private final List<Companions> compiled = new ArrayList<>();
    private final Settings settings;
    private final Map<String, Map<String, List<Double>>> firstCalls = new LinkedHashMap<>();
    private final Map<String, Map<String, Map<String, List<Double>>>> first = new LinkedHashMap<>();
    private final Map<String, Map<String, List<Double>>> calls = new LinkedHashMap<>();

    Registration(Settings settings) {
        this.settings = settings;
        List<String> ours = Settings.processing(settings.processor().toString());
        compiled.add(new Companions("companion", "companion", ours));
        compiled.add(new Companions(
                "companion, embedded",
                "embedded",
                Stream.concat(ours.stream(), Stream.of(Settings.EMBEDDED)).toList()));
        // Companions of another processor run only with its API.
        if (settings.peer().isPresent() && settings.peerApi().isEmpty()) {
            compiled.add(new Companions(
                    "companion, peer",
                    "peer",
                    Settings.processing(settings.peer().get())));
        }
    }

    /**
     * Compiles the tool classes and runs the JVMs.
     *
     * @return the measurements, for the report
     * @throws IOException if a compilation or a JVM fails
     */
    ObjectNode run() throws IOException {
        for (int tools : SIZES) {
            compile(tools);
        }
        Path many = Folders.emptied(manyClasses());
        ToolSources.write(Files.createDirectories(many.resolve("src")), MANY_CLASSES, 3, false);
        for (Companions own : compiled) {
            compile(many, own.folder(), own.options());
        }
        int rounds = settings.quick() ? 3 : 11;
        for (int round = 0; round < rounds; round++) {
            for (int tools : SIZES) {
                for (FirstDefinitions.Way way : CLASSES) {
                    firstDefinitions(way, tools, Optional.empty());
                }
                firstDefinitionsOfOthers(tools);
                firstDefinitionsByLookup(tools);
            }
            firstCalls();
            for (int tools : SCALAR_SIZES) {
                firstDefinitions(FirstDefinitions.Way.SCALARS, tools, Optional.empty());
                if (settings.baseline().isPresent()) {
                    firstDefinitions(FirstDefinitions.Way.SCALARS, tools, settings.baseline());
                }
            }
            if (settings.baseline().isPresent()) {
                firstDefinitions(FirstDefinitions.Way.REFLECTION, SIZES.get(0), settings.baseline());
            }
            System.out.println("first definitions: round " + (round + 1) + " of " + rounds);
        }
        int callRounds = settings.quick() ? 1 : 3;
        for (int round = 0; round < callRounds; round++) {
            for (FirstDefinitions.Way way : CLASSES) {
                calls(way);
            }
            callsOfOthers();
            System.out.println("calls: round " + (round + 1) + " of " + callRounds);
        }
        return json();
    }

    private Path folder(int tools) {
        return settings.work().resolve("registration-" + tools);
    }

    /** Compiles the same tool class with and without a companion, and its tools as lambdas. */
    private void compile(int tools) throws IOException {
        Path folder = Folders.emptied(folder(tools));
        Path sources = Files.createDirectories(folder.resolve("src"));
        ToolSources.write(sources, 1, tools, true);
        for (Companions own : compiled) {
            compile(folder, own.folder(), own.options());
        }
        compile(folder, "plain", List.of("-proc:none"));
    }

    private void compile(Path folder, String name, List<String> options) throws IOException {
        Path classes = Files.createDirectories(folder.resolve(name));
        List<String> command = new ArrayList<>(List.of(
                settings.command("javac"),
                "-J" + Settings.NATIVE_ACCESS,
                "-nowarn",
                // The fallback reads the parameters' names from the class file.
                "-parameters",
                "-d",
                classes.toString(),
                "-cp",
                settings.apiPath()));
        command.addAll(options);
        Folders.files(folder.resolve("src"), ".java").forEach(source -> command.add(source.toString()));
        Child.run(folder, Map.of(), command);
    }

    private Path manyClasses() {
        return settings.work().resolve("first-calls");
    }

    /** Measures the first calls of many classes, with each way to compile companions. */
    private void firstCalls() throws IOException {
        for (Companions own : compiled) {
            fork(
                            FirstDefinitions.Way.FIRST_CALLS,
                            manyClasses().resolve(own.folder()),
                            MANY_CLASSES,
                            0,
                            Optional.empty())
                    .forEach((measure, value) -> firstCalls
                            .computeIfAbsent(own.label(), key -> new LinkedHashMap<>())
                            .computeIfAbsent(measure, key -> new ArrayList<>())
                            .add(value));
        }
    }

    /** Measures the definitions of the companions that are compiled in other ways. */
    private void firstDefinitionsOfOthers(int tools) throws IOException {
        for (Companions own : compiled.subList(1, compiled.size())) {
            Path classes = folder(tools).resolve(own.folder());
            fork(FirstDefinitions.Way.COMPANION, classes, tools, 0, Optional.empty())
                    .forEach((measure, value) -> first.computeIfAbsent(
                                    Integer.toString(tools), key -> new LinkedHashMap<>())
                            .computeIfAbsent(own.label(), key -> new LinkedHashMap<>())
                            .computeIfAbsent(measure, key -> new ArrayList<>())
                            .add(value));
        }
    }

    /** Measures the definitions of the same companions, found by {@code CopilotTools}. */
    private void firstDefinitionsByLookup(int tools) throws IOException {
        for (FirstDefinitions.Way way : LOOKUPS) {
            Path classes = folder(tools).resolve("companion");
            String from = way == FirstDefinitions.Way.SUPPLIED ? "CopilotTools.of, supplier" : "CopilotTools.of";
            fork(way, classes, tools, 0, Optional.empty()).forEach((measure, value) -> first.computeIfAbsent(
                            Integer.toString(tools), key -> new LinkedHashMap<>())
                    .computeIfAbsent(from, key -> new LinkedHashMap<>())
                    .computeIfAbsent(measure, key -> new ArrayList<>())
                    .add(value));
        }
    }

    /** Measures the calls of the companions that are compiled in other ways. */
    private void callsOfOthers() throws IOException {
        int each = settings.quick() ? 10_000 : 100_000;
        for (Companions own : compiled.subList(1, compiled.size())) {
            Path classes = folder(SIZES.get(0)).resolve(own.folder());
            fork(FirstDefinitions.Way.COMPANION, classes, SIZES.get(0), each, Optional.empty())
                    .forEach((measure, value) -> {
                        if (measure.startsWith("call ")) {
                            add(measure.substring("call ".length()), own.label(), value);
                        }
                    });
        }
    }

    private void firstDefinitions(FirstDefinitions.Way way, int tools, Optional<String> baseline) throws IOException {
        String from = key(way) + (baseline.isPresent() ? ", baseline" : "");
        fork(way, tools, 0, baseline).forEach((measure, value) -> first.computeIfAbsent(
                        Integer.toString(tools), key -> new LinkedHashMap<>())
                .computeIfAbsent(from, key -> new LinkedHashMap<>())
                .computeIfAbsent(measure, key -> new ArrayList<>())
                .add(value));
    }

    private void calls(FirstDefinitions.Way way) throws IOException {
        Map<String, Double> measured = fork(way, SIZES.get(0), settings.quick() ? 10_000 : 100_000, Optional.empty());
        measured.forEach((measure, value) -> {
            String kind = measure.substring(measure.indexOf(' ') + 1);
            if (measure.startsWith("call ")) {
                add(kind, key(way), value);
            } else if (measure.startsWith("map ") && way == FirstDefinitions.Way.COMPANION) {
                add(kind, "argumentsMap", value);
            }
        });
    }

    private void add(String kind, String column, double value) {
        calls.computeIfAbsent(kind, key -> new LinkedHashMap<>())
                .computeIfAbsent(column, key -> new ArrayList<>())
                .add(value);
    }

    // The baseline comes first on the class path, because the JVM uses the first jar with the API.
    private Map<String, Double> fork(FirstDefinitions.Way way, int tools, int callsEach, Optional<String> baseline)
            throws IOException {
        Path classes = folder(tools).resolve(way == FirstDefinitions.Way.COMPANION ? "companion" : "plain");
        return fork(way, classes, tools, callsEach, baseline);
    }

    private Map<String, Double> fork(
            FirstDefinitions.Way way, Path classes, int tools, int callsEach, Optional<String> baseline)
            throws IOException {
        Path work = Files.createDirectories(classes.getParent());
        String classPath = String.join(
                File.pathSeparator,
                settings.classes().toString(),
                classes.toString(),
                baseline.map(jar -> jar + File.pathSeparator).orElse("") + settings.apiPath());
        Child child = Child.run(
                work,
                Map.of(),
                List.of(
                        settings.command("java"),
                        "-cp",
                        classPath,
                        FirstDefinitions.class.getName(),
                        way.name(),
                        Integer.toString(callsEach),
                        Integer.toString(tools)));
        Map<String, Double> measured = new LinkedHashMap<>();
        child.output().lines().map(line -> line.split("\t")).forEach(parts -> {
            if (parts.length == 2) {
                measured.put(parts[0], Double.valueOf(parts[1]));
            }
        });
        return measured;
    }

    private static String key(FirstDefinitions.Way way) {
        return way == FirstDefinitions.Way.SCALARS
                ? "lambda, scalars"
                : way.name().toLowerCase(Locale.ROOT);
    }

    private ObjectNode json() {
        ObjectNode json = JsonNodeFactory.instance.objectNode();
        ObjectNode sizes = json.putObject("firstDefinitions");
        first.forEach((size, ways) -> {
            ObjectNode bySize = sizes.putObject(size);
            ways.forEach((way, measures) -> {
                ObjectNode byWay = bySize.putObject(way);
                measures.forEach((measure, values) -> byWay.set(measure, new Series(values).json()));
            });
        });
        ObjectNode many = json.putObject("firstCalls");
        firstCalls.forEach((label, measures) -> {
            ObjectNode byWay = many.putObject(label);
            measures.forEach((measure, values) -> byWay.set(measure, new Series(values).json()));
        });
        ObjectNode kinds = json.putObject("callMicroseconds");
        calls.forEach((kind, columns) -> {
            ObjectNode byKind = kinds.putObject(kind);
            columns.forEach((column, values) -> byKind.set(column, new Series(values).json()));
        });
        return json;
    }
}
