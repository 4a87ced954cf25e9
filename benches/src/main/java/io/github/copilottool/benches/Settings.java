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
 * What a run is asked for.
 *
 * @param quick whether few rounds of few sizes are enough: to see that all works, not for figures to quote
 * @param parts which of {@link Part} are measured
 * @param large whether 5,000 tools in one class are compiled, too
 * @param sizes what is compiled in place of the usual sizes, each as {@code classes x tools of each}: {@code 1x30}
 * @param rounds how often each size is compiled, where that is not the usual number; up to three, how many JVMs there are
 *     for each way in {@link BuildServer}
 * @param jdk the JDK that everything is measured on
 * @param processor the processor's jar
 * @param apiPath the class path that tool classes are compiled against and run on
 * @param peer a processor to compare with, as a processor path
 * @param peerApi the class path that tool classes are compiled against where the peer is the processor; without it ours
 * @param baseline another jar of the API, whose tools at run time are measured in the same rounds
 * @param classes these benchmarks' own classes, for JVMs that are forked
 * @param work where all is written
 * @param docs the page of the docs to bring up to date; its chart is in the same folder
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
        Optional<String> baseline,
        Path classes,
        Path work,
        Optional<Path> docs) {

    /** What can be measured by itself. */
    enum Part {
        /** {@link CompileOverhead}. */
        COMPILATIONS,
        /** {@link BuildServer}. */
        SERVER,
        /** {@link Registration}. */
        RUNTIME
    }

    /** Where JDK 24 and later would warn; JDK 17 takes it, too. */
    static final String NATIVE_ACCESS = "--enable-native-access=ALL-UNNAMED";

    /** Has the processor's core run as WebAssembly. */
    static final String FALLBACK = "-Dcopilot.tool.core=wasm";

    /** What tool classes are compiled with, whichever the processor: their API is marked experimental. */
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
                given("bench.baseline"),
                Path.of(required("bench.classes")),
                Path.of(required("bench.work")),
                given("bench.docs").map(Path::of));
    }

    /** Whether the processor's jar has its core as WebAssembly, too. */
    boolean hasFallback() throws IOException {
        try (JarFile jar = new JarFile(processor.toFile())) {
            return jar.getEntry("com/github/copilot/tool/processor/wasm/module.image") != null;
        }
    }

    /** The command of the JDK that everything is measured on. */
    String command(String name) {
        return jdk.resolve("bin").resolve(name).toString();
    }

    /** The options with which javac runs the processors of a path. */
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
