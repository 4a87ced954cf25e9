package io.github.copilottool.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
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
import io.github.copilottool.tests.property.ToolResult;
import io.github.copilottool.tests.property.ToolSource;
import io.github.copilottool.tests.property.Trial;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/**
 * Random tool classes, with Jackson as the judge of what their tools are given (R5.1, R7.7). {@code tests/README.md} says
 * how a run is repeated, and how a longer one is asked for.
 */
class PropertyTest {
    private static final int TEST_SHAPES = 100;
    private static final int FRESH_SHAPES = 50;
    private static final int NIGHTLY_SHAPES = 2_000;
    private static final int BATCH = 50;
    private static final int VALUES = 3;
    private static final int BREAKS = 6;
    private static final int RESULTS = 3;
    private static final int SHOWN = Integer.getInteger("tests.property.shown", 10);
    private static final long TEST_SEED = 20_261_121;

    private final Oracle oracle = new Oracle();
    private final ObjectMapper mapper = rpcMapper();
    private final List<String> failures = new ArrayList<>();
    private final Set<String> warned = new TreeSet<>();
    private final Map<String, Integer> counts = new TreeMap<>();
    private final Map<String, Integer> differences = new TreeMap<>();

    @Test
    void jackson_agrees_with_schema_and_handler() {
        boolean nightly = Boolean.getBoolean("tests.property.nightly");
        long fresh = ThreadLocalRandom.current().nextLong();
        Long asked = Long.getLong("tests.property.seed");
        Integer shapes = Integer.getInteger("tests.property.shapes");
        int first = Integer.getInteger("tests.property.first", 0);
        if (asked == null && !nightly) {
            // The same on every machine; what nobody has seen yet is beside it.
            run(TEST_SEED, first, shapes == null ? TEST_SHAPES : shapes);
        }
        int others = nightly ? NIGHTLY_SHAPES : asked == null ? FRESH_SHAPES : TEST_SHAPES;
        run(asked == null ? fresh : asked, first, shapes == null ? others : shapes);
        String all = String.join("\n\n", failures.subList(0, Math.min(SHOWN, failures.size())));
        assertEquals(0, failures.size(), () -> "failures\n" + all + "\n");
    }

    private void run(long seed, int first, int shapes) {
        counts.clear();
        differences.clear();
        System.out.println("PropertyTest: seed " + seed + ", " + shapes + " tool classes from number " + first);
        for (int from = first; from < first + shapes; from += BATCH) {
            batch(seed, from, Math.min(BATCH, first + shapes - from));
        }
        System.out.println("PropertyTest: " + counts + "; differences on purpose: " + differences);
    }

    /** The mapper that the tools write results by. */
    private static ObjectMapper rpcMapper() {
        try {
            Class<?> type = Surface.of(List.of()).loader().loadClass("com.github.copilot.rpc.RpcMapper");
            return (ObjectMapper) type.getField("INSTANCE").get(null);
        } catch (ReflectiveOperationException e) {
            throw new AssertionError(e);
        }
    }

    private void batch(long seed, int from, int size) {
        Path work = Tree.emptied(Run.WORK.resolve("property"));
        Map<String, ToolSource> sources = new TreeMap<>();
        Map<String, Integer> numbers = new TreeMap<>();
        warned.clear();
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
                JsonNode outputs = outputs(loader, name);
                for (Tool tool : Tool.of(loader, name)) {
                    Consumer<String> fails = text -> fail(seed, numbers.get(file), source, text);
                    JsonNode output = warned.contains(file) ? null : outputs.path(tool.name());
                    tried(loader.loadClass(name), tool, output, draw, fails);
                }
            } catch (ReflectiveOperationException
                    | IOException
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
        while (!sources.isEmpty()) {
            List<Path> files = sources.keySet().stream().map(input::resolve).toList();
            Compilation compilation = new Compilation(
                    input,
                    files,
                    surface.classPath(),
                    List.of(Built.processor()),
                    Tree.emptied(work.resolve("generated")),
                    Tree.emptied(classes),
                    List.of("-Acopilot.experimental.allowed=true", "-Acopilot.tool.catalog=output", "-parameters"));
            Compilation.Outcome outcome = Run.unrecorded(compilation::run);
            if (outcome.succeeded()) {
                outcome.reported().stream()
                        .filter(one -> one.code().equals("copilot-result-optional"))
                        .map(Reported::file)
                        .forEach(warned::add);
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
                if (own.stream().allMatch(one -> one.code().equals("copilot-result-unwritable"))) {
                    count("tool classes with a result that is refused", 1);
                    sources.remove(file);
                    return;
                }
                fail(seed, numbers.get(file), sources.remove(file), "does not compile:\n" + Reported.print(own));
            });
        }
        return surface.loader();
    }

    /** The schemas of what the tools of a class write, by the tools' names, as the catalogue has them (R8.5). */
    private static JsonNode outputs(ClassLoader loader, String toolClass) throws IOException {
        ObjectNode outputs = JsonNodeFactory.instance.objectNode();
        try (InputStream catalogue = loader.getResourceAsStream("META-INF/copilot-tools/" + toolClass + ".json")) {
            JsonNode tools = Json.plain(new String(catalogue.readAllBytes(), StandardCharsets.UTF_8));
            tools.path("tools").forEach(tool -> outputs.set(tool.path("name").textValue(), tool.path("outputSchema")));
        }
        return outputs;
    }

    /** {@code output} is the schema of what it writes, which can be missing; null where its result is not to be judged. */
    private void tried(Class<?> toolClass, Tool tool, JsonNode output, Draw draw, Consumer<String> fails)
            throws ReflectiveOperationException {
        Method method = Stream.of(toolClass.getDeclaredMethods())
                .filter(one -> one.getName().equals(tool.name().replace("_", "")))
                .findFirst()
                .orElseThrow();
        ToolCall call = new ToolCall(oracle, method);
        Field delivered = field(toolClass, ToolSource.DELIVERED);
        Field returned = field(toolClass, ToolSource.RETURNED);
        Draw drawnResults = draw.apart();
        returned.set(
                null,
                ToolResult.of(oracle, method, mapper, drawnResults.apart()).returned());
        JsonNode schema = Json.plain(Json.write(tool.parameters()));
        JsonSchema compiled = Schemas.compiled(schema);
        count("tools", 1);
        SchemaNames.differences(oracle, call, schema).forEach(fails);
        ObjectNode accepted = null;
        for (int i = 0; i < VALUES; i++) {
            ObjectNode arguments = call.arguments(draw.apart());
            count("values", 1);
            Trial whole = trial(call, tool, compiled, Broken.nowhere(arguments), delivered);
            judge(whole, tool, schema, fails);
            if (whole.disagreement() != null) {
                continue;
            }
            if (whole.refusal() == null) {
                accepted = arguments;
            } else if (whole.jackson().refusal() != null) {
                fails.accept("refused by both: " + described(whole, tool, schema));
            }
            for (Broken broken : Broken.some(arguments, path -> call.aliases(arguments, path), BREAKS, draw.apart())) {
                count("broken leaves", 1);
                judge(trial(call, tool, compiled, broken, delivered), tool, schema, fails);
            }
        }
        if (accepted != null && output != null) {
            for (int i = 0; i < RESULTS; i++) {
                ToolResult result = ToolResult.of(oracle, method, mapper, drawnResults.apart());
                returned.set(null, result.returned());
                written(tool, method, accepted, result, output, fails);
            }
        }
    }

    private static Field field(Class<?> toolClass, String name) throws ReflectiveOperationException {
        Field field = toolClass.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    /** What compiled without a diagnostic is written, as Jackson writes it and as the catalogue says (R6.3, R8.5). */
    private void written(
            Tool tool,
            Method method,
            ObjectNode arguments,
            ToolResult result,
            JsonNode output,
            Consumer<String> fails) {
        count("results", 1);
        Tool.Answer answer = tool.call(arguments);
        String expected = result.refusal() == null ? result.text() : "nothing, but: " + result.refusal();
        boolean isWritten = answer.failure() == null && result.refusal() == null;
        if (!isWritten || !Objects.equals(answer.value(), result.text())) {
            fails.accept("the result of " + tool.name() + ", a " + method.getGenericReturnType() + ": "
                    + Likeness.of(result.returned()) + "\nhandler gives "
                    + (answer.failure() == null ? answer.value() : stackTrace(answer.failure())) + "\nJackson writes "
                    + expected);
            return;
        }
        if (output.isMissingNode() || result.text().equals("null")) {
            return;
        }
        count("results with an output schema", 1);
        List<String> objections = Schemas.objections(output, Json.plain(result.text()));
        if (!objections.isEmpty()) {
            fails.accept("the output schema of " + tool.name() + ", a " + method.getGenericReturnType() + ": " + output
                    + "\nrefuses " + result.text() + "\nsince " + objections);
        }
    }

    private Trial trial(ToolCall call, Tool tool, JsonSchema schema, Broken broken, Field delivered)
            throws ReflectiveOperationException {
        List<String> objections = Schemas.objections(schema, LocalTimes.offset(broken.arguments()));
        delivered.set(null, null);
        Tool.Answer answer = tool.call(broken.arguments());
        String given = delivered.get(null) == null ? null : Likeness.of(delivered.get(null));
        // A result that cannot be written fails the future as well; that is another question.
        String refusal = given != null
                ? null
                : answer.failure() != null ? "The future fails with " + answer.failure() : Json.write(answer.value());
        return Trial.of(oracle, call, broken, objections, given, refusal);
    }

    private void judge(Trial trial, Tool tool, JsonNode schema, Consumer<String> fails) {
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
