package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.copilottool.tests.odd.OddSource;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.reflect.Modifier;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/**
 * Unusual but valid tool classes: each compiles with its companion, or is refused by a diagnostic that
 * has a reason (R8.4, R9.1). {@code tests/README.md} says how a run is repeated, and how a longer one is asked for.
 */
class OddSourcesTest {
    private static final int TEST_CLASSES = 100;
    private static final int BATCH = 50;
    private static final int SHOWN = 5;
    private static final long TEST_SEED = 20_261_121;

    /** Diagnostics that no tool class may get: these are bugs of the processor. */
    private static final Set<String> FAULTS = Set.of(
            "copilot-internal",
            "copilot-request",
            "copilot-native",
            "copilot-core-memory",
            "copilot-build-mismatch",
            "copilot-write");

    /** javac says so where a tool class is not the one that its file is named after, and cannot be silenced (docs). */
    private static final String AUXILIARY = "compiler.warn.auxiliary.class.accessed.from.outside.of.its.source.file";

    private final List<String> failures = new ArrayList<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private final Map<String, Integer> refusals = new TreeMap<>();
    private final long seed = seed(System.getProperty("tests.odd.seed", ""));

    private static long seed(String asked) {
        if (asked.equals("fresh")) {
            return ThreadLocalRandom.current().nextLong();
        }
        return asked.isEmpty() ? TEST_SEED : Long.parseLong(asked);
    }

    @Test
    void odd_classes_compile_with_their_companions_or_are_refused() {
        int classes = Integer.getInteger("tests.odd.classes", TEST_CLASSES);
        int first = Integer.getInteger("tests.odd.first", 0);
        System.out.println("OddSourcesTest: seed " + seed + ", " + classes + " classes from number " + first);
        for (int from = first; from < first + classes; from += BATCH) {
            batch(from, Math.min(BATCH, first + classes - from));
        }
        System.out.println("OddSourcesTest: " + counts + "; refused by " + refusals);
        String all = String.join("\n\n", failures.subList(0, Math.min(SHOWN, failures.size())));
        assertEquals(0, failures.size(), () -> "failures with seed " + seed + "\n" + all + "\n");
        int illegal = counts.getOrDefault("illegal", 0);
        assertTrue(illegal * 20 <= classes, () -> illegal + " of the sources are no Java");
    }

    private void batch(int from, int size) {
        Map<String, Odd> sources = new TreeMap<>();
        IntStream.range(from, from + size).forEach(number -> {
            OddSource source = OddSource.of(seed, number);
            sources.put(source.file(), new Odd(number, source));
        });
        count("classes", size);
        legal(sources);
        try {
            tried(sources.values());
        } catch (RuntimeException | Error e) {
            // javac stopped in the middle: which one was it?
            sources.values().forEach(source -> {
                try {
                    tried(List.of(source));
                } catch (RuntimeException | Error own) {
                    fail(source, stackTrace(own));
                }
            });
            if (failures.isEmpty()) {
                throw e;
            }
        }
    }

    /** Drops what javac refuses without us. */
    private void legal(Map<String, Odd> sources) {
        while (true) {
            Compilation.Outcome plain = compiled(sources.values(), List.of(), List.of());
            Set<String> wrong = filesWithErrors(plain);
            if (wrong.isEmpty()) {
                return;
            }
            wrong.forEach(file -> {
                Odd source = sources.remove(file);
                count("illegal", 1);
                if (source == null || Boolean.getBoolean("tests.odd.illegal")) {
                    List<Reported> own = errors(plain).stream()
                            .filter(one -> one.file().equals(file))
                            .toList();
                    System.out.println(
                            own + "\n" + (source == null ? "" : source.drawn().text()));
                }
            });
        }
    }

    private void tried(Collection<Odd> all) {
        List<Path> processor = List.of(Built.processor());
        Map<String, Odd> rest =
                all.stream().collect(Collectors.toMap(odd -> odd.drawn().file(), odd -> odd));
        Compilation.Outcome first = compiled(rest.values(), processor, List.of("-proc:only"));
        judge(first, rest);
        Set<String> refused = filesWithErrors(first);
        Map<String, Set<String>> codes = new TreeMap<>();
        errors(first).forEach(error -> codes.computeIfAbsent(error.file(), file -> new TreeSet<>())
                .add(error.code()));
        codes.values().forEach(own -> own.forEach(code -> refusals.merge(code, 1, Integer::sum)));
        rest.keySet().removeAll(refused);
        count("refused", refused.size());
        // An error keeps javac from looking at the companions of the others.
        Compilation.Outcome second = compiled(rest.values(), processor, List.of(Run.EVERY_LINT));
        judge(second, rest);
        second.reported().stream()
                .filter(one -> one.severity().equals("error") || one.file().startsWith("../generated"))
                .filter(one -> !one.code().equals(AUXILIARY))
                .filter(one -> one.severity().equals("warning") || one.ofTheProcessor() && !FAULTS.contains(one.code()))
                .forEach(one -> fail(owner(one, rest), one.toString()));
        if (second.succeeded()) {
            loaded(rest);
        }
    }

    /** Reports bugs of the processor. */
    private void judge(Compilation.Outcome outcome, Map<String, Odd> sources) {
        outcome.reported().stream()
                .filter(one -> FAULTS.contains(one.code()) || one.severity().equals("error") && !one.ofTheProcessor())
                .forEach(one -> fail(owner(one, sources), one.toString()));
    }

    /** The source that a diagnostic belongs to, which may be in its companion; null if it is unknown. */
    private static Odd owner(Reported one, Map<String, Odd> sources) {
        String folder = folder(one.file().replaceFirst("^\\.\\./generated/", ""));
        return sources.values().stream()
                .filter(odd -> folder(odd.drawn().file()).equals(folder))
                .findFirst()
                .orElse(null);
    }

    private static String folder(String file) {
        return file.substring(0, file.lastIndexOf('/') + 1);
    }

    /** Each has a companion, which gives tools, whose schemas are schemas. */
    private void loaded(Map<String, Odd> sources) {
        ClassLoader loader = Run.loader(
                List.of(work().resolve("classes")), Surface.of(List.of()).loader());
        ObjectMapper mapper = new ObjectMapper();
        for (Odd source : sources.values()) {
            count("compiled", 1);
            try {
                String name = source.drawn().toolClass();
                if (isGenericBase(loader.loadClass(name)) && !isThere(loader, name + "$$CopilotToolMeta")) {
                    count("generic base classes", 1);
                    continue;
                }
                Class<?> companion = loader.loadClass(name + "$$CopilotToolMeta");
                List<?> tools = (List<?>) companion
                        .getInterfaces()[0]
                        .getMethod("definitions", Object.class, ObjectMapper.class)
                        .invoke(companion.getConstructor().newInstance(), null, mapper);
                assertTrue(!tools.isEmpty(), "no tools");
                for (Object tool : tools) {
                    count("tools", 1);
                    JsonNode schema = Json.plain(Json.write(new Tool(tool, loader).parameters()));
                    assertEquals(List.of(), Schemas.faults(schema), () -> "faults of " + schema);
                }
            } catch (ReflectiveOperationException | RuntimeException | AssertionError | LinkageError e) {
                fail(source, stackTrace(e));
            }
        }
    }

    /** Whether it may have no companion: its tools are for the classes that say what its variables are (R3.11). */
    private static boolean isGenericBase(Class<?> toolClass) {
        return Modifier.isAbstract(toolClass.getModifiers()) && toolClass.getTypeParameters().length > 0;
    }

    private static boolean isThere(ClassLoader loader, String name) {
        return loader.getResource(name.replace('.', '/') + ".class") != null;
    }

    private static Compilation.Outcome compiled(Collection<Odd> sources, List<Path> processor, List<String> more) {
        Path work = Tree.emptied(work());
        Path input = work.resolve("input");
        List<Path> files = new ArrayList<>();
        sources.forEach(source -> {
            Path file = input.resolve(source.drawn().file());
            Tree.write(file, source.drawn().text());
            files.add(file);
        });
        List<String> options = new ArrayList<>(more);
        options.add("-parameters");
        options.addAll(processor.isEmpty() ? List.of() : List.of("-Acopilot.experimental.allowed=true"));
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

    private static Path work() {
        return Run.WORK.resolve("odd");
    }

    private static List<Reported> errors(Compilation.Outcome outcome) {
        return outcome.reported().stream()
                .filter(one -> one.severity().equals("error"))
                .toList();
    }

    private static Set<String> filesWithErrors(Compilation.Outcome outcome) {
        return errors(outcome).stream().map(Reported::file).collect(Collectors.toCollection(TreeSet::new));
    }

    private static String stackTrace(Throwable thrown) {
        StringWriter text = new StringWriter();
        thrown.printStackTrace(new PrintWriter(text));
        return text.toString();
    }

    private void fail(Odd source, String text) {
        count("failures", 1);
        failures.add(
                source == null
                        ? text
                        : "-Dodd.seed=" + seed + " -Dodd.first=" + source.number() + " -Dodd.classes=1\n" + text + "\n"
                                + source.drawn().text());
    }

    private void count(String what, int more) {
        counts.merge(what, more, Integer::sum);
    }

    /** A source and its number in the run. */
    private record Odd(int number, OddSource drawn) {}
}
