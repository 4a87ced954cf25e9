package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Compares our processor with the one in the SDK's jar, for the Maven profile {@code compare}: the tool classes of
 * {@code tests/cases} and of the benchmarks that compile, the results of calls, the cost of compiling, and the number
 * of JSON texts of a tool class in several JVMs. Both processors compile against the SDK's jar, with the runtime's jar
 * beside it, as users have it. Each compilation with the SDK's processor runs in another JVM and has a limit: a compiler
 * that dies or takes longer is a result like any other, and so is a case that cannot be compared.
 *
 * <p>Cases are left out if they have an API of their own, options of ours, a module declaration, or types that another
 * processor writes, or if javac refuses their sources without a processor.
 */
final class Comparison {
    private static final Path WORK = Built.WORK.resolve("compare");

    /** The limit of each of the SDK's compilations. */
    private static final int SECONDS = Integer.getInteger("tests.compare.seconds", 30);

    /** The results that are counted, in the order of the table. */
    private enum Row {
        COMPILES("tool classes that are correct: compile"),
        REFUSED("tool classes that cannot work: an error at the user's source"),
        FAILED("all of these tool classes: the comparison itself fails"),
        DIED("all of these tool classes: the compiler dies"),
        TOO_SLOW("all of these tool classes: the compiler takes more than " + SECONDS + " s"),
        RESULT("calls with correct arguments: give the expected result"),
        REPORTED("calls with wrong arguments: the model gets a failure result"),
        NOT_REPORTED("calls with wrong arguments: only the call fails, without a text for the model"),
        ACCEPTED("calls with wrong arguments: the tool method is called"),
        EXCEPTION("calls of tools that throw: the call fails with that exception");

        private final String label;

        Row(String label) {
            this.label = label;
        }
    }

    /** A processor, and its results. */
    private static final class Contestant {
        private final String name;
        private final List<Path> path;
        private final Map<Row, Integer> achieved = new TreeMap<>();
        private final Map<String, String> shortcomings = new TreeMap<>();

        Contestant(String name, List<Path> path) {
            this.name = name;
            this.path = path;
        }

        void add(Row row) {
            achieved.merge(row, 1, Integer::sum);
        }

        void lacks(String subject, String what) {
            shortcomings.merge(subject, what, (first, more) -> first + "; " + more);
        }

        int count(Row row) {
            return achieved.getOrDefault(row, 0);
        }
    }

    private final Path sdk;
    private final Surface surface;
    private final Contestant ours;
    private final Contestant theirs;
    private final CompilingProcess isolated;
    private final Map<Row, Integer> possible = new TreeMap<>();
    private final Map<String, Set<String>> texts = new TreeMap<>();
    private final List<String> entries = new ArrayList<>();

    private Comparison(Path sdk) {
        this.sdk = sdk;
        this.surface = api(sdk);
        this.ours = new Contestant("copilot-tool", List.of(Built.processor()));
        // With its dependencies, as Maven fills the processor path.
        this.theirs = new Contestant("SDK", withLibraries(sdk));
        this.isolated = new CompilingProcess(WORK.resolve("isolated"), SECONDS);
    }

    /** Returns the SDK's jar with the one of the runtime helpers, which the SDK does not have. */
    static Surface api(Path sdk) {
        return Surface.ofJar(sdk).with(Built.runtime());
    }

    private static List<Path> withLibraries(Path sdk) {
        List<Path> path = new ArrayList<>(List.of(sdk));
        path.addAll(Built.libraries());
        return path;
    }

    /**
     * Compares, prints the tables and writes {@code comparison.md}.
     *
     * @param arguments the SDK's jar, and the number of JVMs that make the JSON; then optionally the benchmarks' class
     * files, sizes and rounds, which are all given or all left out
     */
    public static void main(String[] arguments) {
        Comparison comparison = new Comparison(Path.of(arguments[0]).toAbsolutePath());
        Tree.emptied(WORK);
        String costs = "";
        if (arguments.length > 2) {
            costs = comparison.costs(Path.of(arguments[2]), arguments[3], arguments[4]);
        }
        List<Case> cases = new ArrayList<>(Case.chosen());
        cases.addAll(comparison.benchmarks());
        for (int i = 0; i < cases.size(); i++) {
            Case tested = cases.get(i);
            System.out.println("comparison: case " + (i + 1) + " of " + cases.size() + ", " + tested.name());
            comparison.compare(tested);
        }
        comparison.isolated.close();
        String report = comparison.report(Integer.parseInt(arguments[1]), costs);
        Path file = WORK.resolve("comparison.md");
        Tree.write(file, report + comparison.shortcomings());
        System.out.print(report);
        System.out.println("Written to " + file + ", with the reason of each difference.");
        System.exit(0);
    }

    private void compare(Case tested) {
        if (!tested.surface().isEmpty()
                || tested.options().stream().anyMatch(option -> option.startsWith("-Acopilot.tool."))
                || Files.isDirectory(tested.later())
                || Files.exists(tested.input().resolve("module-info.java"))) {
            return;
        }
        Run run;
        boolean correct;
        List<Call> calls;
        try {
            run = run(ours, tested, Compilation::run);
            if (!run.isExpressible()) {
                return;
            }
            correct = tested.diagnostics().stream()
                    .noneMatch(one -> one.severity().equals("error"));
            calls = correct ? tested.calls() : List.of();
        } catch (RuntimeException | AssertionError | LinkageError failure) {
            possible.merge(Row.FAILED, 1, Integer::sum);
            failed(ours, tested, failure);
            failed(theirs, tested, failure);
            return;
        }
        Row row = correct ? Row.COMPILES : Row.REFUSED;
        for (Row counted : List.of(row, Row.FAILED, Row.DIED, Row.TOO_SLOW)) {
            possible.merge(counted, 1, Integer::sum);
        }
        for (Call call : calls) {
            possible.merge(
                    switch (call.expected()) {
                        case RESULT -> Row.RESULT;
                        case REFUSAL -> Row.REPORTED;
                        case EXCEPTION -> Row.EXCEPTION;
                    },
                    1,
                    Integer::sum);
        }
        attempt(ours, tested, () -> judge(ours, tested, run, row, calls, run.toolClasses()));
        attempt(theirs, tested, () -> {
            Run other = run(theirs, tested, isolated::run);
            judge(theirs, tested, other, row, calls, run.toolClasses());
        });
    }

    /** Runs a part of the comparison, whose failure is a result. */
    private static void attempt(Contestant contestant, Case tested, Runnable part) {
        try {
            part.run();
        } catch (CompilingProcess.Broken broken) {
            contestant.add(broken.isTooSlow() ? Row.TOO_SLOW : Row.DIED);
            contestant.lacks(tested.name(), broken.getMessage());
        } catch (RuntimeException | AssertionError | LinkageError failure) {
            failed(contestant, tested, failure);
        }
    }

    private static void failed(Contestant contestant, Case tested, Throwable failure) {
        contestant.add(Row.FAILED);
        contestant.lacks(tested.name(), "the comparison fails: " + failure);
    }

    private Run run(Contestant contestant, Case tested, Function<Compilation, Compilation.Outcome> compiler) {
        return Run.with(
                contestant.path,
                tested,
                surface,
                WORK.resolve(contestant.name.toLowerCase(Locale.ROOT)).resolve(tested.name()),
                compiler);
    }

    private void judge(
            Contestant contestant, Case tested, Run run, Row row, List<Call> calls, List<String> toolClasses) {
        if (row == Row.REFUSED) {
            boolean atTheSource = run.reported().stream()
                    .anyMatch(one -> one.severity().equals("error")
                            && !one.file().equals("-")
                            && !one.file().startsWith(".."));
            if (atTheSource) {
                contestant.add(row);
            } else {
                contestant.lacks(tested.name(), run.succeeded() ? "no error" : "an error only in what was generated");
            }
            return;
        }
        if (!run.succeeded()) {
            String first = run.reported().stream()
                    .filter(one -> one.severity().equals("error"))
                    .map(one -> one.header() + " " + one.text())
                    .findFirst()
                    .orElse("");
            contestant.lacks(tested.name(), "does not compile: " + first.strip());
            return;
        }
        ClassLoader loader = run.loader();
        Map<String, List<Tool>> tools = new TreeMap<>();
        List<String> companions = run.toolClasses();
        for (String toolClass : toolClasses) {
            try {
                // Without a companion our API would make the tools by reflection.
                assertTrue(companions.contains(toolClass), () -> toolClass + " has no companion");
                tools.put(toolClass, Tool.of(loader, toolClass));
            } catch (AssertionError | LinkageError e) {
                contestant.lacks(tested.name(), String.valueOf(e.getMessage()));
            }
        }
        if (tools.size() == toolClasses.size()) {
            contestant.add(row);
        }
        tools.keySet().forEach(toolClass -> remember(contestant, tested, run, toolClass));
        for (Call call : calls) {
            try {
                Tool called = called(call, tools, toolClasses);
                contestant.add(end(call, called));
            } catch (AssertionError | LinkageError e) {
                contestant.lacks(tested.name(), call + ": " + e.getMessage());
            }
        }
    }

    /** Returns the kind of a call's result, or throws an AssertionError if it is one that no processor should have. */
    private static Row end(Call call, Tool tool) {
        Tool.Answer answer;
        try {
            answer = tool.call(call.arguments());
        } catch (AssertionError thrown) {
            if (call.expected() == Call.Expected.REFUSAL) {
                return Row.NOT_REPORTED;
            }
            throw thrown;
        }
        switch (call.expected()) {
            case RESULT -> {
                call.checkResult(answer);
                return Row.RESULT;
            }
            case EXCEPTION -> {
                call.checkThrown(answer);
                return Row.EXCEPTION;
            }
            default -> {
                if (answer.failure() != null) {
                    return Row.NOT_REPORTED;
                }
                return isFailureResult(answer.value()) ? Row.REPORTED : Row.ACCEPTED;
            }
        }
    }

    private static boolean isFailureResult(Object value) {
        return value != null
                && value.getClass().getSimpleName().equals("ToolResultObject")
                && !Json.plain(Json.write(value)).path("resultType").asText().equals("success");
    }

    /** Returns the tool that a call is for. Names that differ only in underscores are the same (R3.1). */
    private static Tool called(Call call, Map<String, List<Tool>> tools, List<String> toolClasses) {
        List<Tool> all = tools.getOrDefault(call.toolClass(toolClasses), List.of());
        return Stream.of(true, false)
                .flatMap(exact -> all.stream()
                        .filter(tool -> exact
                                ? tool.name().equals(call.tool())
                                : plain(tool.name()).equals(plain(call.tool()))))
                .findFirst()
                .orElseThrow(() -> new AssertionError("there is no such tool"));
    }

    private static String plain(String name) {
        return name.replace("_", "");
    }

    /** Stores the class path of a class for {@link JsonTexts}. */
    private void remember(Contestant contestant, Case tested, Run run, String toolClass) {
        entries.add(
                contestant.name + " " + tested.name() + " " + toolClass + "\t" + Compilation.joined(run.loadedPath()));
    }

    /** Measures the cost of a compilation with each processor: runs the benchmarks in a process of their own. */
    private String costs(Path benches, String sizes, String rounds) {
        List<Path> libraries = Stream.of(JsonParser.class, ObjectMapper.class, JsonProperty.class)
                .map(Built::jarOf)
                .toList();
        List<Path> own = new ArrayList<>(List.of(benches.toAbsolutePath()));
        own.addAll(libraries);
        Map<String, String> properties = new LinkedHashMap<>();
        properties.put("bench.parts", "compilations");
        properties.put("bench.sizes", sizes);
        properties.put("bench.rounds", rounds);
        properties.put("bench.processor", Compilation.joined(ours.path));
        properties.put("bench.peer", Compilation.joined(theirs.path));
        properties.put("bench.peer.seconds", String.valueOf(SECONDS));
        properties.put("bench.api", Compilation.joined(surface.classPath()));
        properties.put("bench.classes", benches.toString());
        properties.put("bench.work", WORK.resolve("bench").toString());
        List<String> arguments = new ArrayList<>();
        properties.forEach((name, value) -> arguments.add("-D" + name + "=" + value));
        arguments.addAll(List.of(
                "-cp",
                own.stream().map(Path::toString).collect(Collectors.joining(File.pathSeparator)),
                "io.github.copilottool.benches.Benches"));
        if (Jdk.running().show("java", arguments) != 0) {
            throw new AssertionError("The benchmarks fail, as printed above.");
        }
        StringBuilder table = new StringBuilder(
                "CPU seconds of a javac process, median (least to most):\n\n"
                        + "| compiled | without a processor | copilot-tool | SDK | SDK's extra cost / ours |\n|---|---|---|---|---|\n");
        JsonNode workloads = Json.plain(Tree.read(WORK.resolve("bench").resolve("benchmarks.json")))
                .get("compilations");
        for (JsonNode workload : workloads) {
            String label = workload.get("workload").asText();
            String failure = workload.path("peerFailure").asText();
            if (!failure.isEmpty()) {
                theirs.lacks(label, failure);
            }
            table.append(String.format(
                    Locale.ROOT,
                    "| %s | %s | %s | %s | %s |%n",
                    label,
                    seconds(workload.at("/ways/none/cpuSeconds")),
                    seconds(workload.at("/ways/processor/cpuSeconds")),
                    failure.isEmpty()
                            ? seconds(workload.at("/ways/peer/cpuSeconds"))
                            : failure.contains(" has been ended after ")
                                    ? "more than " + SECONDS + " s"
                                    : "does not compile",
                    workload.has("cpuOverNoneTimesPeer")
                            ? String.format(
                                    Locale.ROOT,
                                    "%.1f",
                                    1 / workload.get("cpuOverNoneTimesPeer").asDouble())
                            : "-"));
        }
        return table.toString();
    }

    private static String seconds(JsonNode series) {
        return String.format(
                Locale.ROOT,
                "%.2f (%.2f to %.2f)",
                series.get("median").asDouble(),
                series.get("min").asDouble(),
                series.get("max").asDouble());
    }

    /** Returns the tool classes that {@link #costs} compiled, as cases without calls. */
    private List<Case> benchmarks() {
        List<Case> cases = new ArrayList<>();
        Path bench = WORK.resolve("bench");
        for (Path source : Tree.files(bench, file -> file.toString().matches(".*/compile-[^/]*/src/.*"))) {
            Path size = bench.resolve(bench.relativize(source).getName(0));
            Path folder = WORK.resolve("benchmark-cases").resolve("benchmark-" + size.getFileName());
            Path copy = folder.resolve("input").resolve(Tree.relative(size.resolve("src"), source));
            Tree.write(copy, Tree.read(source));
            Case one = new Case(folder);
            if (!cases.contains(one)) {
                cases.add(one);
            }
        }
        return cases;
    }

    private String report(int jvms, String costs) {
        countTexts(jvms);
        StringBuilder out = new StringBuilder("\ncopilot-tool beside " + sdk.getFileName() + "\n\n");
        out.append("|  | copilot-tool | SDK |\n|---|---|---|\n");
        for (Row row : Row.values()) {
            Row of = row == Row.NOT_REPORTED || row == Row.ACCEPTED ? Row.REPORTED : row;
            int all = possible.getOrDefault(of, 0);
            if (all > 0) {
                out.append(String.format(
                        "| %s | %d of %d | %d of %d |%n", row.label, ours.count(row), all, theirs.count(row), all));
            }
        }
        out.append(String.format(
                "| tool classes with the same JSON in %d JVM runs | %s | %s |%n", jvms, stable(ours), stable(theirs)));
        out.append(String.format(
                "| different JSON texts of one class in %d runs, at most | %s | %s |%n",
                jvms, most(ours), most(theirs)));
        return out.append('\n').append(costs).append('\n').toString();
    }

    /** Makes the JSON of each loadable class in new JVMs, and counts the different texts. */
    private void countTexts(int jvms) {
        Path list = WORK.resolve("classes.txt");
        Tree.write(list, String.join("\n", entries) + "\n");
        for (int i = 0; i < jvms; i++) {
            System.out.println("comparison: JSON of all tool classes, JVM " + (i + 1) + " of " + jvms);
            Ended ended = Jdk.running().runMain(List.of(), JsonTexts.class, sdk.toString(), list.toString());
            if (ended.code() != 0) {
                throw new AssertionError(ended.output());
            }
            // Other lines are of the log, in which foreign companions are named.
            ended.output().lines().filter(line -> line.contains("\t")).forEach(line -> {
                String[] parts = line.split("\t", 2);
                texts.computeIfAbsent(parts[0], key -> new TreeSet<>()).add(parts[1]);
            });
        }
        texts.forEach((subject, all) -> {
            if (all.size() > 1) {
                String[] parts = subject.split(" ");
                Contestant contestant = parts[0].equals(ours.name) ? ours : theirs;
                contestant.lacks(parts[1], parts[2] + " gives " + all.size() + " JSON texts in " + jvms + " JVM runs");
            }
        });
    }

    private Stream<Set<String>> texts(Contestant contestant) {
        return texts.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(contestant.name + " "))
                .map(Map.Entry::getValue);
    }

    private String stable(Contestant contestant) {
        return texts(contestant).filter(all -> all.size() == 1).count() + " of "
                + texts(contestant).count();
    }

    private int most(Contestant contestant) {
        return texts(contestant).mapToInt(Set::size).max().orElse(0);
    }

    private String shortcomings() {
        StringBuilder out = new StringBuilder();
        for (Contestant contestant : List.of(ours, theirs)) {
            out.append("\n## ").append(contestant.name).append("\n\n");
            contestant.shortcomings.forEach((subject, what) -> out.append("- ")
                    .append(subject)
                    .append(": ")
                    .append(what.replace('\n', ' '))
                    .append('\n'));
        }
        return out.toString();
    }
}
