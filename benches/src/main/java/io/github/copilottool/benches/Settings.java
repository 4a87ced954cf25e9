package io.github.copilottool.benches;

import java.io.IOException;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.jar.JarFile;

/**
 * The settings of a run.
 *
 * @param quick whether to run few rounds of few sizes, which shows that all works but gives no figures to quote
 * @param parts the parts to measure
 * @param large whether to compile 5,000 tools in one class, too
 * @param sizes the sizes to compile instead of the usual ones, each as {@code classes x tools of each}, with a colon and
 *     a number of rounds if it is not the usual one: {@code 1x30}, {@code 1x3:15}
 * @param rounds how often to compile each size, if not the usual number; for {@link BuildServer}, the number of JVMs
 *     for each way, at most three
 * @param jdk the JDK to measure with
 * @param processor the processor's jar
 * @param apiPath the class path with the API, to compile and run tool classes
 * @param peer the processor path of a processor to compare with
 * @param peerApi the class path with the API for compilations with the peer; if it is not given, ours
 * @param peerSeconds the limit of a compilation with the peer
 * @param baseline another jar of the API, whose run time is measured in the same rounds
 * @param classes the benchmarks' own classes, for forked JVMs
 * @param work the folder for all output
 * @param docs the page of the docs to update; its chart is in the same folder
 */
record Settings(
        boolean quick,
        Set<Part> parts,
        boolean large,
        List<String> sizes,
        Optional<Integer> rounds,
        Path jdk,
        Path processor,
        String apiPath,
        Optional<String> peer,
        Optional<String> peerApi,
        long peerSeconds,
        Optional<String> baseline,
        Path classes,
        Path work,
        Optional<Path> docs) {

    /** A part that can be measured separately. */
    enum Part {
        /** {@link CompileOverhead}. */
        COMPILATIONS,
        /** {@link BuildServer}. */
        SERVER,
        /** {@link Registration}. */
        RUNTIME,
        /** {@link WorstArguments}. */
        ARGUMENTS
    }

    /** The option without which JDK 24 and later warn; JDK 17 accepts it, too. */
    static final String NATIVE_ACCESS = "--enable-native-access=ALL-UNNAMED";

    /** The option that runs the processor's core as WebAssembly. */
    static final String FALLBACK = "-Dcopilot.tool.core=wasm";

    /** The option with which companions of our processor embed the runtime helpers. */
    static final String EMBEDDED = "-Acopilot.tool.runtime=embedded";

    /** The option that all processors need, because the API of tool classes is marked experimental. */
    static final String EXPERIMENTAL = "-Acopilot.experimental.allowed=true";

    /** Reads the system properties {@code bench.*}, which {@code benches/pom.xml} passes on. */
    static Settings ofSystemProperties() {
        return new Settings(
                Boolean.getBoolean("bench.quick"),
                given("bench.parts").map(Settings::parts).orElse(EnumSet.allOf(Part.class)),
                Boolean.getBoolean("bench.large"),
                given("bench.sizes").map(sizes -> List.of(sizes.split(","))).orElse(List.of()),
                given("bench.rounds").map(Integer::valueOf),
                given("bench.jdk").map(Path::of).orElse(Path.of(System.getProperty("java.home"))),
                Path.of(required("bench.processor")),
                required("bench.api"),
                given("bench.peer"),
                given("bench.peer.api"),
                given("bench.peer.seconds").map(Long::valueOf).orElse(Long.MAX_VALUE),
                given("bench.baseline"),
                Path.of(required("bench.classes")),
                Path.of(required("bench.work")),
                given("bench.docs").map(Path::of));
    }

    /** Whether the processor's jar also has the core as WebAssembly. */
    boolean hasFallback() throws IOException {
        try (JarFile jar = new JarFile(processor.toFile())) {
            return jar.getEntry("com/github/copilot/tool/processor/wasm/module.image") != null;
        }
    }

    /** Returns a command of the JDK to measure with. */
    String command(String name) {
        return jdk.resolve("bin").resolve(name).toString();
    }

    /** Returns the options with which javac runs the processors of a path. */
    static List<String> processing(String processorPath) {
        return List.of("-processorpath", processorPath, EXPERIMENTAL);
    }

    private static Set<Part> parts(String names) {
        Set<Part> parts = EnumSet.noneOf(Part.class);
        for (String name : names.split(",")) {
            parts.add(Part.valueOf(name.strip().toUpperCase(Locale.ROOT)));
        }
        return parts;
    }

    private static Optional<String> given(String property) {
        return Optional.ofNullable(System.getProperty(property)).filter(value -> !value.isBlank());
    }

    private static String required(String property) {
        return given(property).orElseThrow(() -> new IllegalArgumentException("-D" + property + " is missing"));
    }
}
