package io.github.copilottool.tests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.github.copilottool.tests.generator.Draw;
import io.github.copilottool.tests.generator.GeneratedSource;
import io.github.copilottool.tests.generator.ToolSource;
import io.github.copilottool.tests.property.Oracle;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;

/**
 * Compares the tools of random tool classes with Jackson (R5.1, R7.7). {@code tests/README.md} describes how to repeat
 * a failure and how to run more classes.
 */
class PropertyTest {
    private static final int TEST_SHAPES = 100;
    private static final int MORE_SHAPES = 50;
    private static final int NIGHTLY_SHAPES = 2_000;
    private static final int SHOWN = Integer.getInteger("tests.property.shown", 10);
    private static final long TEST_SEED = 20_261_121;
    private static final long SECOND_SEED = -2_358_127_709_128_738_995L;

    /** The errors about results that cannot be written (R6.3). */
    private static final Set<String> REFUSED_RESULTS = Set.of("copilot-result-unwritable", "copilot-result-optional");

    private final Oracle oracle = new Oracle();
    private final ObjectMapper mapper = rpcMapper();
    private final List<RandomRun> runs = new ArrayList<>();

    @Test
    void jackson_agrees_with_schema_and_handler() {
        boolean nightly = Boolean.getBoolean("tests.property.nightly");
        long other = nightly ? ThreadLocalRandom.current().nextLong() : SECOND_SEED;
        Long asked = Long.getLong("tests.property.seed");
        Integer shapes = Integer.getInteger("tests.property.shapes");
        int first = Integer.getInteger("tests.property.first", 0);
        if (asked == null && !nightly) {
            // A build draws the same classes on every machine; new ones are drawn every night.
            run(TEST_SEED, first, shapes == null ? TEST_SHAPES : shapes);
        }
        int others = nightly ? NIGHTLY_SHAPES : asked == null ? MORE_SHAPES : TEST_SHAPES;
        run(asked == null ? other : asked, first, shapes == null ? others : shapes);
        RandomRun.assertNoFailures(runs, SHOWN);
    }

    private void run(long seed, int first, int shapes) {
        RandomRun run =
                new RandomRun("PropertyTest", "-Dproperty.seed=%d -Dproperty.first=%d -Dproperty.shapes=1", seed);
        runs.add(run);
        run.of(first, shapes, ToolSource::of, sources -> batch(run, sources));
    }

    /** Returns the mapper with which tools write results. */
    private static ObjectMapper rpcMapper() {
        try {
            Class<?> type = Surface.of(List.of()).loader().loadClass("com.github.copilot.rpc.RpcMapper");
            return (ObjectMapper) type.getField("INSTANCE").get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private void batch(RandomRun run, Map<String, GeneratedSource> sources) {
        ClassLoader loader = compiled(run, sources);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        // Jackson loads the types that it deduces with this loader.
        thread.setContextClassLoader(loader);
        try {
            tried(run, loader, sources);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private void tried(RandomRun run, ClassLoader loader, Map<String, GeneratedSource> sources) {
        DefaultTrials defaults = new DefaultTrials(run);
        sources.forEach((file, source) -> {
            Draw draw = Draw.of(run.seed() + 1, source.number());
            String name = source.toolClass();
            try {
                run.count("tool classes", 1);
                run.count("types", (int) source.text()
                        .lines()
                        .filter(line -> line.matches(" {4}(\\w+ )*(record|class|enum|interface) .*"))
                        .count());
                JsonNode outputs = outputs(loader, name);
                for (Tool tool : Tool.of(loader, name)) {
                    JsonNode output = outputs.path(tool.name());
                    new ToolTrials(run, source, oracle, loader.loadClass(name), tool).run(draw, mapper, output);
                    defaults.add(source, tool, Draw.of(run.seed() + 2, source.number()));
                }
            } catch (ReflectiveOperationException
                    | IOException
                    | RuntimeException
                    | AssertionError
                    | LinkageError
                    | StackOverflowError e) {
                run.fail(source, RandomRun.stackTrace(e));
            }
        });
        defaults.check();
    }

    /**
     * Compiles the sources, and returns a loader of the classes. A source that does not compile is a failure, and is
     * removed from the map.
     */
    private ClassLoader compiled(RandomRun run, Map<String, GeneratedSource> sources) {
        while (!sources.isEmpty()) {
            Compilation.Outcome outcome = run.compiled(
                    sources.values(),
                    List.of(Built.processor()),
                    List.of("-Acopilot.experimental.allowed=true", "-Acopilot.tool.catalog=output", "-parameters"));
            if (outcome.succeeded()) {
                break;
            }
            List<Reported> errors = outcome.reported().stream()
                    .filter(one -> one.severity().equals("error") && sources.containsKey(one.file()))
                    .toList();
            if (errors.isEmpty()) {
                throw new AssertionError("The shapes do not compile: " + outcome.reported());
            }
            errors.stream().map(Reported::file).distinct().toList().forEach(file -> {
                List<Reported> own =
                        errors.stream().filter(one -> one.file().equals(file)).toList();
                GeneratedSource source = sources.remove(file);
                if (own.stream().allMatch(one -> REFUSED_RESULTS.contains(one.code()))) {
                    run.count("tool classes with a result that is refused", 1);
                } else {
                    run.fail(source, "does not compile:\n" + Reported.print(own));
                }
            });
        }
        return run.loader();
    }

    /** Returns the output schemas in the catalogue (R8.5) by the names of the tools. */
    private static JsonNode outputs(ClassLoader loader, String toolClass) throws IOException {
        ObjectNode outputs = JsonNodeFactory.instance.objectNode();
        try (InputStream catalogue = loader.getResourceAsStream("META-INF/copilot-tools/" + toolClass + ".json")) {
            JsonNode tools = Json.plain(new String(catalogue.readAllBytes(), StandardCharsets.UTF_8));
            tools.path("tools").forEach(tool -> outputs.set(tool.path("name").textValue(), tool.path("outputSchema")));
        }
        return outputs;
    }
}
