package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import io.github.copilottool.tests.property.Broken;
import io.github.copilottool.tests.property.Differences;
import io.github.copilottool.tests.property.Draw;
import io.github.copilottool.tests.property.Likeness;
import io.github.copilottool.tests.property.LocalTimes;
import io.github.copilottool.tests.property.Oracle;
import io.github.copilottool.tests.property.SchemaNames;
import io.github.copilottool.tests.property.ToolCall;
import io.github.copilottool.tests.property.ToolSource;
import io.github.copilottool.tests.property.Trial;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ThreadLocalRandom;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Random tool classes, with Jackson as the judge of what their tools are given (R5.1, R7.7). {@code tests/README.md} says
 * how a run is repeated, and how a longer one is asked for.
 */
class PropertyTest {
    private static final int TEST_SHAPES = 300;
    private static final int NIGHTLY_SHAPES = 2_000;
    private static final int BATCH = 50;
    private static final int VALUES = 3;
    private static final int BREAKS = 6;
    private static final int SHOWN = Integer.getInteger("tests.property.shown", 10);
    private static final long TEST_SEED = 20_261_121;

    private final Oracle oracle = new Oracle();
    private final List<String> failures = new ArrayList<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private final Map<String, Integer> differences = new TreeMap<>();

    @Test
    void jackson_agrees_with_schema_and_handler() {
        boolean nightly = Boolean.getBoolean("tests.property.nightly");
        long fresh = nightly ? ThreadLocalRandom.current().nextLong() : TEST_SEED;
        long seed = Long.getLong("tests.property.seed", fresh);
        int shapes = Integer.getInteger("tests.property.shapes", nightly ? NIGHTLY_SHAPES : TEST_SHAPES);
        int first = Integer.getInteger("tests.property.first", 0);
        System.out.println("PropertyTest: seed " + seed + ", " + shapes + " shapes from number " + first);
        for (int from = first; from < first + shapes; from += BATCH) {
            batch(seed, from, Math.min(BATCH, first + shapes - from));
        }
        System.out.println("PropertyTest: " + counts + "; differences on purpose: " + differences);
        String all = String.join("\n\n", failures.subList(0, Math.min(SHOWN, failures.size())));
        assertEquals(0, failures.size(), () -> "failures with seed " + seed + "\n" + all + "\n");
    }

    private void batch(long seed, int from, int size) {
        Path work = Tree.emptied(Run.WORK.resolve("property"));
        Map<String, ToolSource> sources = new TreeMap<>();
        Map<String, Integer> numbers = new TreeMap<>();
        for (int number = from; number < from + size; number++) {
            ToolSource source = ToolSource.of(seed, number);
            String file = ToolSource.PACKAGE + "/" + source.name() + ".java";
            Tree.write(work.resolve("input").resolve(file), source.text());
            sources.put(file, source);
            numbers.put(file, number);
        }
        ClassLoader loader = compiled(work, seed, sources, numbers);
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        // Jackson looks up through it what it deduces.
        thread.setContextClassLoader(loader);
        try {
            tried(loader, seed, sources, numbers);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private void tried(ClassLoader loader, long seed, Map<String, ToolSource> sources, Map<String, Integer> numbers) {
        sources.forEach((file, source) -> {
            Draw draw = Draw.of(seed + 1, numbers.get(file));
            String name = ToolSource.PACKAGE + "." + source.name();
            try {
                count("tool classes", 1);
                count("types", (int) source.text()
                        .lines()
                        .filter(line -> line.matches(" {4}(\\w+ )*(record|class|enum|interface) .*"))
                        .count());
                for (Tool tool : Tool.of(loader, name)) {
                    tried(loader.loadClass(name), tool, draw, text -> fail(seed, numbers.get(file), source, text));
                }
            } catch (ReflectiveOperationException
                    | RuntimeException
                    | AssertionError
                    | LinkageError
                    | StackOverflowError e) {
                fail(seed, numbers.get(file), source, stackTrace(e));
            }
        });
    }

    private static String stackTrace(Throwable thrown) {
        var text = new java.io.StringWriter();
        thrown.printStackTrace(new java.io.PrintWriter(text));
        return text.toString();
    }

    /** Compiles them all; one that does not compile is a failure, and leaves the map. */
    private ClassLoader compiled(Path work, long seed, Map<String, ToolSource> sources, Map<String, Integer> numbers) {
        Path input = work.resolve("input");
        Path classes = work.resolve("classes");
        Surface surface = Surface.of(List.of());
        while (true) {
            List<Path> files = sources.keySet().stream().map(input::resolve).toList();
            Compilation compilation = new Compilation(
                    input,
                    files,
                    surface.classPath(),
                    List.of(Built.processor()),
                    Tree.emptied(work.resolve("generated")),
                    Tree.emptied(classes),
                    List.of("-Acopilot.experimental.allowed=true", "-parameters"));
            Compilation.Outcome outcome = Run.unrecorded(compilation::run);
            if (outcome.succeeded()) {
                return Run.loader(List.of(classes), surface.loader());
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
                fail(seed, numbers.get(file), sources.remove(file), "does not compile:\n" + Reported.print(own));
            });
        }
    }

    private void tried(Class<?> toolClass, Tool tool, Draw draw, java.util.function.Consumer<String> fails)
            throws ReflectiveOperationException {
        Method method = Stream.of(toolClass.getDeclaredMethods())
                .filter(one -> one.getName().equals(tool.name().replace("_", "")))
                .findFirst()
                .orElseThrow();
        ToolCall call = new ToolCall(oracle, method);
        Field delivered = toolClass.getDeclaredField(ToolSource.DELIVERED);
        delivered.setAccessible(true);
        JsonNode schema = Json.plain(Json.write(tool.parameters()));
        JsonSchema compiled = Schemas.compiled(schema);
        count("tools", 1);
        SchemaNames.differences(oracle, call, schema).forEach(fails);
        for (int i = 0; i < VALUES; i++) {
            ObjectNode arguments = call.arguments(draw.apart());
            count("values", 1);
            Trial whole =
                    trial(call, tool, compiled, new Broken(List.of(), arguments, arguments, arguments), delivered);
            judge(whole, tool, schema, fails);
            if (whole.disagreement() != null) {
                continue;
            }
            if (whole.refusal() != null && whole.jackson().refusal() != null) {
                fails.accept("refused by both: " + described(whole, tool, schema));
            }
            for (Broken broken : Broken.some(arguments, BREAKS, draw.apart())) {
                count("broken leaves", 1);
                judge(trial(call, tool, compiled, broken, delivered), tool, schema, fails);
            }
        }
    }

    private Trial trial(ToolCall call, Tool tool, JsonSchema schema, Broken broken, Field delivered)
            throws ReflectiveOperationException {
        List<String> objections = Schemas.objections(schema, LocalTimes.offset(broken.arguments()));
        delivered.set(null, null);
        Tool.Answer answer = tool.call(broken.arguments());
        String given = delivered.get(null) == null ? null : Likeness.of(delivered.get(null));
        String refusal = answer.failure() != null
                ? "The future fails with " + answer.failure()
                : given == null ? Json.write(answer.value()) : null;
        return Trial.of(oracle, call, broken, objections, given, refusal);
    }

    private void judge(Trial trial, Tool tool, JsonNode schema, java.util.function.Consumer<String> fails) {
        boolean protocol = trial.refusal() != null && !trial.refusal().startsWith("{");
        if (trial.disagreement() == null && !protocol) {
            return;
        }
        var difference = Differences.of(trial);
        if (difference.isPresent() && !protocol) {
            differences.merge(difference.get().name(), 1, Integer::sum);
        } else {
            fails.accept(described(trial, tool, schema));
        }
    }

    private static String described(Trial trial, Tool tool, JsonNode schema) {
        return trial.disagreement() + " at " + trial.broken().path() + " of " + tool.name() + " (" + trial.type()
                + (trial.mapped() ? ", mapped" : "") + "): " + trial.broken().before() + " became "
                + trial.broken().after() + "\narguments " + trial.broken().arguments() + "\nschema    " + schema
                + "\nschema objects " + trial.objections() + "\nhandler "
                + (trial.refusal() == null ? "gives   " + trial.delivered() : "refuses " + trial.refusal())
                + "\nJackson "
                + (trial.jackson().refusal() == null
                        ? "gives   " + trial.jackson().value()
                        : "refuses " + trial.jackson().refusal());
    }

    private void fail(long seed, int number, ToolSource source, String text) {
        count("failures", 1);
        failures.add("-Dproperty.seed=" + seed + " -Dproperty.first=" + number + " -Dproperty.shapes=1\n" + text + "\n"
                + source.text());
    }

    private void count(String what, int more) {
        counts.merge(what, more, Integer::sum);
    }
}
