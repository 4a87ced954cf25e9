package io.github.copilottool.tests;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.networknt.schema.JsonSchema;
import io.github.copilottool.testkit.SchemaInstance;
import io.github.copilottool.testkit.SchemaInstances;
import io.github.copilottool.tests.generator.Draw;
import io.github.copilottool.tests.generator.FormDraw;
import io.github.copilottool.tests.generator.GeneratedSource;
import io.github.copilottool.tests.generator.ToolSource;
import io.github.copilottool.tests.property.Broken;
import io.github.copilottool.tests.property.Differences;
import io.github.copilottool.tests.property.Likeness;
import io.github.copilottool.tests.property.LocalTimes;
import io.github.copilottool.tests.property.Oracle;
import io.github.copilottool.tests.property.SchemaNames;
import io.github.copilottool.tests.property.ToolCall;
import io.github.copilottool.tests.property.ToolResult;
import io.github.copilottool.tests.property.Trial;
import java.lang.reflect.Field;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/** Calls of one generated tool with random arguments and results, compared with its schemas and with Jackson. */
final class ToolTrials {
    private static final int VALUES = 3;
    private static final int BREAKS = 6;
    private static final int RESULTS = 3;
    private static final int INSTANCES = 12;

    /** The words of a failure in which the mapper refused what generated code had checked (R5.7). */
    private static final String REFUSED_BY_MAPPER = "has no way to read such a value";

    private final RandomRun run;
    private final GeneratedSource source;
    private final Oracle oracle;
    private final Tool tool;
    private final Method method;
    private final ToolCall call;
    private final Field delivered;
    private final Field returned;
    private final JsonNode schema;
    private final JsonSchema compiled;

    /**
     * Prepares the calls of a tool.
     *
     * @param run counts, and collects failures
     * @param source the tool class's source
     * @param oracle Jackson
     * @param toolClass the tool class
     * @param tool one of its tools
     */
    ToolTrials(RandomRun run, GeneratedSource source, Oracle oracle, Class<?> toolClass, Tool tool)
            throws ReflectiveOperationException {
        this.run = run;
        this.source = source;
        this.oracle = oracle;
        this.tool = tool;
        this.method = Stream.of(toolClass.getDeclaredMethods())
                .filter(one -> one.getName().equals(tool.name().replace("_", "")))
                .findFirst()
                .orElseThrow();
        this.call = new ToolCall(oracle, method);
        this.delivered = field(toolClass, ToolSource.DELIVERED);
        this.returned = field(toolClass, ToolSource.RETURNED);
        this.schema = Json.plain(Json.write(tool.parameters()));
        this.compiled = Schemas.compiled(schema);
    }

    private static Field field(Class<?> toolClass, String name) throws ReflectiveOperationException {
        Field field = toolClass.getDeclaredField(name);
        field.setAccessible(true);
        return field;
    }

    /**
     * Calls the tool with values as they are and with an error at one place, and compares the values that it returns.
     *
     * @param draw draws arguments and results
     * @param mapper writes results as the tool does
     * @param output the schema of the tool's results, which can be missing; null if results are not compared
     */
    void run(Draw draw, ObjectMapper mapper, JsonNode output) throws ReflectiveOperationException {
        Draw drawnResults = draw.apart();
        returned.set(
                null,
                ToolResult.of(oracle, method, mapper, drawnResults.apart()).returned());
        run.count("tools", 1);
        boolean hasForms = method.toGenericString().contains("$" + FormDraw.PREFIX);
        if (!hasForms) {
            SchemaNames.differences(oracle, call, schema).forEach(this::fail);
        }
        ObjectNode made = instances(draw.apart());
        ObjectNode accepted = hasForms ? made : accepted(draw, mapper);
        if (accepted != null && output != null) {
            for (int i = 0; i < RESULTS; i++) {
                ToolResult result = ToolResult.of(oracle, method, mapper, drawnResults.apart());
                returned.set(null, result.returned());
                checkResult(accepted, result, output);
            }
        }
    }

    /** Calls the tool with arguments that are made of its schema, and returns some that it accepts, or null. */
    private ObjectNode instances(Draw draw) throws ReflectiveOperationException {
        List<SchemaInstance> all = SchemaInstances.of(schema).stream()
                .filter(each -> each.value().isObject())
                // RFC 3339, 4.3, allows this offset, but the validator does not.
                .filter(each -> !each.value().toString().contains("-00:00\""))
                .toList();
        run.count(all.isEmpty() ? "tools without instances" : "tools with instances", 1);
        ObjectNode accepted = null;
        for (int i = 0; i < Math.min(INSTANCES, all.size()); i++) {
            // The first one is the least.
            SchemaInstance made = i == 0 ? all.get(0) : draw.any(all);
            run.count("instances of the schema", 1);
            // Numbers are of the classes that the runtime makes.
            ObjectNode sent = (ObjectNode) Json.plain(made.value().toString());
            boolean isText = made.kind() == SchemaInstance.Kind.STRUCTURE_AS_TEXT;
            Broken broken = Broken.of(made, isText ? Broken.structured(made, sent) : sent);
            Trial trial = trial(broken, sent);
            if ((made.isAllowed() || isText) != trial.objections().isEmpty()) {
                fail("the kit says " + made + " of " + schema + ", and the validator " + trial.objections());
                continue;
            }
            judge(trial);
            if (trial.refusal() == null) {
                accepted = trial.broken().arguments();
            }
        }
        return accepted;
    }

    /** Calls the tool with arguments, also as results are written, and returns some that it accepts, or null. */
    private ObjectNode accepted(Draw draw, ObjectMapper mapper) throws ReflectiveOperationException {
        ObjectNode accepted = null;
        for (int i = 0; i < VALUES; i++) {
            ObjectNode arguments = call.arguments(draw.apart());
            run.count("values", 1);
            Trial whole = trial(Broken.nowhere(arguments));
            judge(whole);
            if (whole.disagreement() != null) {
                continue;
            }
            if (whole.refusal() == null) {
                accepted = arguments;
                giveBack(arguments, call.asResults(arguments, mapper));
            } else if (whole.jackson().refusal() != null) {
                fail("refused by both: " + described(whole));
            }
            for (Broken broken : Broken.some(arguments, path -> call.aliases(arguments, path), BREAKS, draw.apart())) {
                run.count("broken leaves", 1);
                judge(trial(broken));
            }
        }
        return accepted;
    }

    /** Checks that arguments are read alike if they are written as results of their types are (R5.2). */
    private void giveBack(ObjectNode arguments, ObjectNode asResults) throws ReflectiveOperationException {
        if (asResults.equals(arguments)) {
            return;
        }
        run.count("arguments as results are written", 1);
        tool.call(arguments);
        String expected = Likeness.of(delivered.get(null));
        delivered.set(null, null);
        Tool.Answer answer = tool.call(asResults);
        String given = delivered.get(null) == null ? String.valueOf(answer) : Likeness.of(delivered.get(null));
        if (!given.equals(expected)) {
            fail("as results are written: " + asResults + "\nread as " + given + "\nand not as " + expected);
        }
    }

    /** Checks that the tool's result is written as Jackson writes it (R6.3), and matches the output schema (R8.5). */
    private void checkResult(ObjectNode arguments, ToolResult result, JsonNode output) {
        run.count("results", 1);
        Tool.Answer answer = tool.call(arguments);
        String expected = result.refusal() == null ? result.text() : "nothing, but: " + result.refusal();
        boolean isWritten = answer.failure() == null && result.refusal() == null;
        if (!isWritten || !Objects.equals(answer.value(), result.text())) {
            fail("the result of " + tool.name() + ", a " + method.getGenericReturnType() + ": "
                    + Likeness.of(result.returned()) + "\nhandler gives "
                    + (answer.failure() == null ? answer.value() : RandomRun.stackTrace(answer.failure()))
                    + "\nJackson writes " + expected);
            return;
        }
        if (output.isMissingNode() || result.text().equals("null")) {
            return;
        }
        run.count("results with an output schema", 1);
        List<String> objections = Schemas.objections(output, Json.plain(result.text()));
        if (!objections.isEmpty()) {
            fail("the output schema of " + tool.name() + ", a " + method.getGenericReturnType() + ": " + output
                    + "\nrefuses " + result.text() + "\nsince " + objections);
        }
    }

    private Trial trial(Broken broken) throws ReflectiveOperationException {
        return trial(broken, broken.arguments());
    }

    /** Calls the tool with arguments as they are sent, which can have the texts of structures. */
    private Trial trial(Broken broken, ObjectNode sent) throws ReflectiveOperationException {
        List<String> objections = Schemas.objections(compiled, LocalTimes.offset(broken.arguments()));
        delivered.set(null, null);
        Tool.Answer answer = tool.call(sent);
        String given = delivered.get(null) == null ? null : Likeness.of(delivered.get(null));
        // The future also fails if the result cannot be written, but then the method was called.
        String refusal = given != null
                ? null
                : answer.failure() != null ? "The future fails with " + answer.failure() : Json.write(answer.value());
        return Trial.of(oracle, call, broken, objections, given, refusal);
    }

    private void judge(Trial trial) {
        boolean isUnexpectedRefusal = trial.refusal() != null
                && (!trial.refusal().startsWith("{") || trial.refusal().contains(REFUSED_BY_MAPPER));
        if (trial.disagreement() == null && !isUnexpectedRefusal) {
            return;
        }
        var difference = Differences.of(trial);
        if (difference.isPresent() && !isUnexpectedRefusal) {
            run.count("differences on purpose", difference.get().name());
        } else {
            fail(described(trial));
        }
    }

    private String described(Trial trial) {
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

    private void fail(String text) {
        run.fail(source, text);
    }
}
