package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.copilottool.tests.generator.GeneratedSource;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Consumer;

/** A run of a test with the tool classes of one seed: compiles them, counts, and collects failures. */
final class RandomRun {
    private static final int BATCH = 50;

    /** Makes the tool class with a number. */
    @FunctionalInterface
    interface Generator {
        GeneratedSource of(long seed, int number);
    }

    private final String test;
    private final String repetition;
    private final Path work;
    private final long seed;
    private final Map<String, Integer> counts = new TreeMap<>();
    private final Map<String, Map<String, Integer>> groups = new TreeMap<>();
    private final List<String> failures = new ArrayList<>();

    /**
     * Creates a run without results.
     *
     * @param test the test's name
     * @param repetition the options that repeat one tool class, with {@code %d} for the seed and for the number
     * @param seed the seed of the tool classes
     */
    RandomRun(String test, String repetition, long seed) {
        this.test = test;
        this.repetition = repetition;
        this.work = Run.WORK.resolve(test);
        this.seed = seed;
    }

    long seed() {
        return seed;
    }

    /**
     * Tests tool classes in batches, and prints the seed and the counts.
     *
     * @param first the number of the first tool class
     * @param size the number of tool classes
     * @param generator makes a tool class
     * @param batch tests some tool classes, by file name
     */
    void of(int first, int size, Generator generator, Consumer<Map<String, GeneratedSource>> batch) {
        System.out.println(test + ": seed " + seed + ", " + size + " tool classes from number " + first);
        for (int from = first; from < first + size; from += BATCH) {
            Map<String, GeneratedSource> sources = new TreeMap<>();
            for (int number = from; number < Math.min(from + BATCH, first + size); number++) {
                GeneratedSource source = generator.of(seed, number);
                sources.put(source.file(), source);
            }
            batch.accept(sources);
        }
        StringBuilder summary = new StringBuilder(test).append(": ").append(counts);
        groups.forEach(
                (group, own) -> summary.append("; ").append(group).append(": ").append(own));
        System.out.println(summary);
    }

    /** Compiles sources in an empty folder. */
    Compilation.Outcome compiled(Collection<GeneratedSource> sources, List<Path> processor, List<String> options) {
        Tree.emptied(work);
        Path input = work.resolve("input");
        List<Path> files = new ArrayList<>();
        for (GeneratedSource source : sources) {
            Path file = input.resolve(source.file());
            Tree.write(file, source.text());
            files.add(file);
        }
        Compilation compilation = new Compilation(
                input,
                files,
                Surface.of(List.of()).classPath(),
                processor,
                work.resolve("generated"),
                work.resolve("classes"),
                options);
        return Run.unrecorded(compilation::run);
    }

    /** Returns a loader of the classes that were compiled last. */
    ClassLoader loader() {
        return Run.loader(
                List.of(work.resolve("classes")), Surface.of(List.of()).loader());
    }

    void count(String what, int more) {
        counts.merge(what, more, Integer::sum);
    }

    int counted(String what) {
        return counts.getOrDefault(what, 0);
    }

    /** Counts one more of a group, which has a place of its own in the summary. */
    void count(String group, String what) {
        groups.computeIfAbsent(group, key -> new TreeMap<>()).merge(what, 1, Integer::sum);
    }

    /** Adds a failure of one tool class, with the options that repeat it. */
    void fail(GeneratedSource source, String text) {
        fail(repetition.formatted(seed, source.number()) + "\n" + text + "\n" + source.text());
    }

    /** Adds a failure without a tool class. */
    void fail(String text) {
        count("failures", 1);
        failures.add(text);
    }

    boolean hasFailures() {
        return !failures.isEmpty();
    }

    /** Fails if a run has failures, and shows the first ones. */
    static void assertNoFailures(List<RandomRun> runs, int shown) {
        List<String> all = runs.stream().flatMap(run -> run.failures.stream()).toList();
        assertEquals(
                0, all.size(), () -> "failures\n" + String.join("\n\n", all.subList(0, Math.min(shown, all.size()))));
    }

    static String stackTrace(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString();
    }
}
