package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.github.copilottool.tests.generator.GeneratedSource;
import io.github.copilottool.tests.generator.OddSource;
import java.lang.reflect.Modifier;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/**
 * Checks that unusual but valid tool classes compile with their companions, or are refused by a diagnostic about the
 * class (R8.4, R9.1). {@code tests/README.md} describes how to repeat a failure and how to run more classes.
 */
class OddSourcesTest {
    private static final int TEST_CLASSES = 100;
    private static final int SHOWN = 5;
    private static final long TEST_SEED = 20_261_121;

    /** Diagnostics that are bugs of the processor if a tool class has them. */
    private static final Set<String> BUGS = Set.of(
            "copilot-internal",
            "copilot-request",
            "copilot-native",
            "copilot-core-memory",
            "copilot-build-mismatch",
            "copilot-write");

    /** javac's warning about a tool class that its file is not named after, which cannot be suppressed. */
    private static final String AUXILIARY = "compiler.warn.auxiliary.class.accessed.from.outside.of.its.source.file";

    private final RandomRun run = new RandomRun(
            "OddSourcesTest",
            "-Dodd.seed=%d -Dodd.first=%d -Dodd.classes=1",
            seed(System.getProperty("tests.odd.seed", "")));

    private static long seed(String asked) {
        if (asked.equals("fresh")) {
            return ThreadLocalRandom.current().nextLong();
        }
        return asked.isEmpty() ? TEST_SEED : Long.parseLong(asked);
    }

    @Test
    void odd_classes_compile_with_their_companions_or_are_refused() {
        int classes = Integer.getInteger("tests.odd.classes", TEST_CLASSES);
        run.of(Integer.getInteger("tests.odd.first", 0), classes, OddSource::of, this::batch);
        RandomRun.assertNoFailures(List.of(run), SHOWN);
        int illegal = run.counted("illegal");
        assertTrue(illegal * 20 <= classes, () -> illegal + " of the sources are no Java");
    }

    private void batch(Map<String, GeneratedSource> sources) {
        run.count("classes", sources.size());
        legal(sources);
        try {
            tried(sources.values());
        } catch (RuntimeException | Error e) {
            // javac stopped before the end, so each source is compiled alone.
            sources.values().forEach(source -> {
                try {
                    tried(List.of(source));
                } catch (RuntimeException | Error own) {
                    run.fail(source, RandomRun.stackTrace(own));
                }
            });
            if (!run.hasFailures()) {
                throw e;
            }
        }
    }

    /** Removes the sources that javac refuses without the processor. */
    private void legal(Map<String, GeneratedSource> sources) {
        while (true) {
            Compilation.Outcome plain = run.compiled(sources.values(), List.of(), List.of("-parameters"));
            Set<String> wrong = filesWithErrors(plain);
            if (wrong.isEmpty()) {
                return;
            }
            wrong.forEach(file -> {
                GeneratedSource source = sources.remove(file);
                run.count("illegal", 1);
                if (source == null || Boolean.getBoolean("tests.odd.illegal")) {
                    List<Reported> own = errors(plain).stream()
                            .filter(one -> one.file().equals(file))
                            .toList();
                    System.out.println(own + "\n" + (source == null ? "" : source.text()));
                }
            });
        }
    }

    private void tried(Collection<GeneratedSource> all) {
        Map<String, GeneratedSource> rest =
                all.stream().collect(Collectors.toMap(GeneratedSource::file, Function.identity()));
        Compilation.Outcome first = processed(rest.values(), "-proc:only");
        judge(first, rest);
        Set<String> refused = filesWithErrors(first);
        Map<String, Set<String>> codes = new TreeMap<>();
        errors(first).forEach(error -> codes.computeIfAbsent(error.file(), file -> new TreeSet<>())
                .add(error.code()));
        codes.values().forEach(own -> own.forEach(code -> run.count("refused by", code)));
        rest.keySet().removeAll(refused);
        run.count("refused", refused.size());
        if (rest.isEmpty()) {
            return;
        }
        // javac does not check the companions if a source has an error, so those without errors are compiled again.
        Compilation.Outcome second = processed(rest.values(), Run.EVERY_LINT);
        judge(second, rest);
        second.reported().stream()
                .filter(one -> one.severity().equals("error") || one.file().startsWith("../generated"))
                .filter(one -> !one.code().equals(AUXILIARY))
                .filter(one -> one.severity().equals("warning") || one.ofTheProcessor() && !BUGS.contains(one.code()))
                .forEach(one -> fail(owner(one, rest), one.toString()));
        if (second.succeeded()) {
            loaded(rest);
        }
    }

    /** Reports diagnostics that are bugs of the processor. */
    private void judge(Compilation.Outcome outcome, Map<String, GeneratedSource> sources) {
        outcome.reported().stream()
                .filter(one -> BUGS.contains(one.code()) || one.severity().equals("error") && !one.ofTheProcessor())
                .forEach(one -> fail(owner(one, sources), one.toString()));
    }

    /** Returns the source that a diagnostic belongs to, itself or by its companion; null if it is unknown. */
    private static GeneratedSource owner(Reported one, Map<String, GeneratedSource> sources) {
        String folder = folder(one.file().replaceFirst("^\\.\\./generated/", ""));
        return sources.values().stream()
                .filter(source -> folder(source.file()).equals(folder))
                .findFirst()
                .orElse(null);
    }

    private static String folder(String file) {
        return file.substring(0, file.lastIndexOf('/') + 1);
    }

    /** Checks that each tool class has a companion, which returns tools with valid schemas. */
    private void loaded(Map<String, GeneratedSource> sources) {
        ClassLoader loader = run.loader();
        ObjectMapper mapper = new ObjectMapper();
        for (GeneratedSource source : sources.values()) {
            run.count("compiled", 1);
            try {
                String name = source.toolClass();
                if (isGenericBase(loader.loadClass(name)) && !isThere(loader, name + "$$CopilotToolMeta")) {
                    run.count("generic base classes", 1);
                    continue;
                }
                Class<?> companion = loader.loadClass(name + "$$CopilotToolMeta");
                List<?> tools = (List<?>) companion
                        .getInterfaces()[0]
                        .getMethod("definitions", Object.class, ObjectMapper.class)
                        .invoke(companion.getConstructor().newInstance(), null, mapper);
                assertTrue(!tools.isEmpty(), "no tools");
                for (Object tool : tools) {
                    run.count("tools", 1);
                    JsonNode schema = Json.plain(Json.write(new Tool(tool, loader).parameters()));
                    assertEquals(List.of(), Schemas.errors(schema), () -> "errors of " + schema);
                }
            } catch (ReflectiveOperationException | RuntimeException | AssertionError | LinkageError e) {
                run.fail(source, RandomRun.stackTrace(e));
            }
        }
    }

    /**
     * Whether the class may have no companion: an abstract generic class, whose tools belong to its subclasses (R3.11).
     */
    private static boolean isGenericBase(Class<?> toolClass) {
        return Modifier.isAbstract(toolClass.getModifiers()) && toolClass.getTypeParameters().length > 0;
    }

    private static boolean isThere(ClassLoader loader, String name) {
        return loader.getResource(name.replace('.', '/') + ".class") != null;
    }

    private Compilation.Outcome processed(Collection<GeneratedSource> sources, String option) {
        List<String> options = List.of(option, "-parameters", "-Acopilot.experimental.allowed=true");
        return run.compiled(sources, List.of(Built.processor()), options);
    }

    private static List<Reported> errors(Compilation.Outcome outcome) {
        return outcome.reported().stream()
                .filter(one -> one.severity().equals("error"))
                .toList();
    }

    private static Set<String> filesWithErrors(Compilation.Outcome outcome) {
        return errors(outcome).stream().map(Reported::file).collect(Collectors.toCollection(TreeSet::new));
    }

    /** Adds a failure of a source, which is null if it is unknown. */
    private void fail(GeneratedSource source, String text) {
        if (source == null) {
            run.fail(text);
        } else {
            run.fail(source, text);
        }
    }
}
