package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.type.TypeReference;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.MissingNode;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.CopilotTools;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.StringJoiner;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The tools that a session would get, for tests that inspect and call them.
 *
 * <pre>{@code
 * Tools tools = Tools.of(new OrderTools());
 * assertEquals("order-7 is OPEN", tools.call("track_order", """
 *         {"id": "order-7"}"""));
 * tools.assertMatches(Path.of("src/test/resources/order-tools.json"));
 * tools.checkLimits().assertNone();
 * }</pre>
 *
 * <p>{@code call} returns the text of the {@link Answer} that {@code answer} returns with the same parameters. All throw
 * what {@link #answer(String, ToolInvocation)} throws. Each method that takes a tool's name throws an
 * {@link AssertionError}, which lists the tools, if there is no such tool.
 *
 * <p>Instances are immutable. Several threads may use one at once if they may use the tools so.
 */
public final class Tools {
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final Map<String, ToolDefinition> definitions;
    private final Duration timeout;
    private final boolean takesUnknownArguments;

    private Tools(Map<String, ToolDefinition> definitions, Duration timeout, boolean takesUnknownArguments) {
        this.definitions = definitions;
        this.timeout = timeout;
        this.takesUnknownArguments = takesUnknownArguments;
    }

    /**
     * Returns the tools of objects and classes. An object can be a proxy of Spring, CDI or another framework. Its tools
     * are called on the proxy.
     *
     * @param owners objects with tool methods; a {@link Class}, whose tool methods must all be static; or a
     *     {@link ToolDefinition}, for instance from a lambda, which is used as it is
     * @return their tools, in this order
     * @throws AssertionError if two tools have the same name: the model would see the first, and the session would run
     *     the second; the message names each such tool and its classes
     * @throws IllegalArgumentException if an owner is null, or a class has tools that need an object
     * @throws IllegalStateException if an owner has no tools, or no usable companion
     */
    public static Tools of(Object... owners) {
        Map<String, ToolDefinition> definitions = new LinkedHashMap<>();
        Map<String, List<String>> titles = new LinkedHashMap<>();
        for (Object owner : owners) {
            for (ToolDefinition each : definitions(owner)) {
                definitions.putIfAbsent(each.name(), each);
                titles.computeIfAbsent(each.name(), name -> new ArrayList<>()).add(title(owner));
            }
        }
        StringJoiner repeated = new StringJoiner("; ");
        titles.forEach((name, of) -> {
            if (of.size() > 1) {
                repeated.add("'" + name + "' of " + String.join(" and ", of));
            }
        });
        if (repeated.length() > 0) {
            throw new AssertionError("Several tools have one name: " + repeated
                    + ". The model would see the first of them, and the session run the second.");
        }
        return new Tools(Collections.unmodifiableMap(definitions), PATIENCE, false);
    }

    private static List<ToolDefinition> definitions(Object owner) {
        try {
            return CopilotTools.ofAny(owner);
        } catch (NoClassDefFoundError missing) {
            if ("com/github/copilot/tool/runtime/CopilotTools".equals(missing.getMessage())) {
                throw new IllegalStateException("Add copilot-tool-runtime to the class path.", missing);
            }
            throw missing;
        }
    }

    private static String title(Object owner) {
        if (owner instanceof ToolDefinition) {
            return "a definition";
        }
        return (owner instanceof Class<?> type ? type : owner.getClass()).getName();
    }

    /**
     * {@return tools that were defined elsewhere, in this order}
     *
     * @param definitions the definitions that a session would get
     * @throws AssertionError if two tools have the same name
     */
    public static Tools ofDefinitions(Collection<ToolDefinition> definitions) {
        return of(definitions.toArray());
    }

    /**
     * {@return the same tools with another limit of how long a call waits for a future} The default is 30 seconds.
     *
     * @param patience the limit
     * @throws IllegalArgumentException if the limit is not positive
     */
    public Tools withTimeout(Duration patience) {
        if (patience.isNegative() || patience.isZero()) {
            throw new IllegalArgumentException("A timeout must be longer than nothing, and is " + patience + ".");
        }
        return new Tools(definitions, patience, takesUnknownArguments);
    }

    /**
     * {@return the same tools, which accept any arguments in calls} By default, an argument that the tool's schema does not
     * have is an error: tools ignore such arguments, so a misspelt name would make a test meaningless. Use this method to
     * test unknown arguments, or to send an alias.
     */
    public Tools withUnknownArguments() {
        return new Tools(definitions, timeout, true);
    }

    /** {@return the tools' names, in the order in which a session would get the tools} */
    public List<String> names() {
        return List.copyOf(definitions.keySet());
    }

    /** {@return the definitions, as a session accepts them, in order} */
    public List<ToolDefinition> definitions() {
        return List.copyOf(definitions.values());
    }

    /**
     * {@return the definition of a tool}
     *
     * @param tool the tool's name
     */
    public ToolDefinition definition(String tool) {
        ToolDefinition definition = definitions.get(tool);
        if (definition == null) {
            throw new AssertionError("There is no tool '" + tool + "'. There are: " + String.join(", ", names()) + ".");
        }
        return definition;
    }

    /**
     * {@return a copy of the JSON Schema of a tool's arguments, as the model sees it}
     *
     * @param tool the tool's name
     */
    public JsonNode schema(String tool) {
        return Wire.schema(definition(tool));
    }

    /**
     * {@return a JSON array of the definitions as they are sent to the runtime, indented for reading} It is the same text
     * in each run, with lines ended by {@code \n}.
     */
    public String json() {
        return JsonText.pretty(array());
    }

    /**
     * {@return the definition of a tool as a JSON object, in the form of {@link #json()}}
     *
     * @param tool the tool's name
     */
    public String json(String tool) {
        return JsonText.pretty(Wire.of(definition(tool)));
    }

    private JsonNode array() {
        ArrayNode all = JsonNodeFactory.instance.arrayNode();
        definitions.values().forEach(each -> all.add(Wire.of(each)));
        return all;
    }

    /**
     * {@return the text that the model reads after a call without arguments}
     *
     * @param tool the tool's name
     */
    public String call(String tool) {
        return answer(tool).text();
    }

    /**
     * {@return the text that the model reads after a call} It does not mention an exception, which {@link #answer} shows.
     *
     * @param tool the tool's name
     * @param arguments a JSON object
     * @throws IllegalArgumentException if the arguments are no JSON object
     */
    public String call(String tool, String arguments) {
        return answer(tool, arguments).text();
    }

    /**
     * {@return the text that the model reads after a call}
     *
     * @param tool the tool's name
     * @param arguments the arguments by their names, for instance one of {@link #examples}
     */
    public String call(String tool, Map<String, ?> arguments) {
        return answer(tool, arguments).text();
    }

    /**
     * {@return the text that the model reads after a call with an invocation that the test has prepared}
     *
     * @param tool the tool's name
     * @param invocation the invocation
     */
    public String call(String tool, ToolInvocation invocation) {
        return answer(tool, invocation).text();
    }

    /**
     * {@return the complete outcome of a call without arguments}
     *
     * @param tool the tool's name
     */
    public Answer answer(String tool) {
        return answer(tool, Wire.invocation(tool));
    }

    /**
     * {@return the complete outcome of a call}
     *
     * @param tool the tool's name
     * @param arguments a JSON object
     * @throws IllegalArgumentException if the arguments are no JSON object
     */
    public Answer answer(String tool, String arguments) {
        return answer(tool, Wire.invocation(tool).setArguments(object(arguments)));
    }

    /**
     * {@return the complete outcome of a call}
     *
     * @param tool the tool's name
     * @param arguments the arguments by their names, for instance one of {@link #examples}
     */
    public Answer answer(String tool, Map<String, ?> arguments) {
        return answer(tool, Wire.invocation(tool).setArguments(Wire.MAPPER.valueToTree(arguments)));
    }

    /**
     * Calls a tool with an invocation that the test has prepared, and returns the complete outcome.
     *
     * <p>The tool method runs on the calling thread. If it returns a future, this method waits for it, up to
     * the limit of {@link #withTimeout}.
     *
     * @param tool the tool's name
     * @param invocation the invocation; if it has no tool name, this one is set
     * @return the text that the model reads, and the details that it does not see
     * @throws AssertionError if there is no such tool; if the tool has no argument of a given name (see
     *     {@link #withUnknownArguments}); or if the model would get no answer, because the handler throws (a
     *     companion's handler never does), returns null instead of a future, or its future does not complete in time
     */
    public Answer answer(String tool, ToolInvocation invocation) {
        ToolDefinition definition = definition(tool);
        JsonNode arguments = arguments(invocation);
        if (!takesUnknownArguments) {
            ArgumentNames.requireKnown(tool, schema(tool), arguments);
        }
        if (invocation.getToolName() == null) {
            invocation.setToolName(tool);
        }
        CompletableFuture<Object> future;
        try {
            future = definition.handler().invoke(invocation);
        } catch (Throwable thrown) {
            throw new AssertionError(
                    "The handler of " + tool + " threw " + thrown
                            + ". It must fail its future: the model gets no result of a handler that throws.",
                    thrown);
        }
        if (future == null) {
            throw new AssertionError("The handler of " + tool + " gave null in place of a future.");
        }
        return completed(tool, arguments, future);
    }

    // Returns the arguments as they came; a missing node if they cannot be read.
    private static JsonNode arguments(ToolInvocation invocation) {
        try {
            JsonNode arguments = invocation.getArgumentsAs(JsonNode.class);
            return arguments == null ? JsonNodeFactory.instance.objectNode() : arguments;
        } catch (RuntimeException | StackOverflowError unreadable) {
            return MissingNode.getInstance();
        }
    }

    private Answer completed(String tool, JsonNode arguments, CompletableFuture<Object> future) {
        try {
            return Answer.of(tool, arguments, future.get(timeout.toNanos(), TimeUnit.NANOSECONDS), future);
        } catch (TimeoutException late) {
            throw new AssertionError(
                    "The future of " + tool + " did not complete within " + timeout
                            + ": the model would wait for it. Tools.withTimeout gives it longer.",
                    late);
        } catch (InterruptedException interrupted) {
            throw interrupted(interrupted, "waited for " + tool);
        } catch (CancellationException cancelled) {
            return Answer.ofFailure(tool, arguments, cancelled, future);
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            boolean wrapped = cause instanceof CompletionException && cause.getCause() != null;
            return Answer.ofFailure(tool, arguments, wrapped ? cause.getCause() : cause, future);
        }
    }

    static AssertionError interrupted(InterruptedException cause, String action) {
        Thread.currentThread().interrupt();
        return new AssertionError("The test was interrupted while it " + action + ".", cause);
    }

    // Reads numbers as the runtime does: 5.0 is a floating-point number, which JsonText's exact reader would hide.
    private static JsonNode object(String arguments) {
        JsonNode value;
        try {
            JsonText.read(arguments);
            value = Wire.MAPPER.readTree(arguments);
        } catch (JsonProcessingException unreadable) {
            throw new IllegalArgumentException(
                    "The arguments are not JSON: " + unreadable.getOriginalMessage() + "\n" + arguments, unreadable);
        }
        if (!value.isObject()) {
            throw new IllegalArgumentException("The arguments are no JSON object: " + arguments);
        }
        return value;
    }

    /**
     * Returns arguments that a tool accepts, for tests: the least ones first, then each optional argument, each value of
     * an enum, each bound, each alternative. They are made of the tool's schema (see {@link SchemaInstances}); those that
     * the tool's own checks refuse are left out. The tool method is not called.
     *
     * @param tool the tool's name
     * @return the arguments, as a {@link ToolInvocation} has them; the same in each run
     * @throws AssertionError if there is no such tool, or no arguments can be made of its schema
     */
    public List<Map<String, Object>> examples(String tool) {
        List<JsonNode> examples = SchemaCheck.examples(definition(tool));
        if (examples.isEmpty()) {
            throw new AssertionError("No arguments of " + tool + " could be made: " + schema(tool));
        }
        return examples.stream().map(Tools::members).toList();
    }

    // Reads numbers as the runtime does.
    private static Map<String, Object> members(JsonNode object) {
        try {
            return Wire.MAPPER.readValue(object.toString(), new TypeReference<Map<String, Object>>() {});
        } catch (JsonProcessingException unreadable) {
            throw new IllegalStateException(unreadable);
        }
    }

    /**
     * Asserts that the tools read what their schemas allow, and refuse values beyond bounds and missing ones (R5.9). The
     * arguments are those of {@link SchemaInstances}. They are only read: no tool method is called.
     *
     * @return the report, for its notes
     * @throws AssertionError if a tool refuses a value that its schema allows, or accepts one that it must not; the
     *     message lists each with the tool, the path, the value and the sentence
     */
    public SchemaReport checkSchemas() {
        SchemaReport report = compareSchemas();
        report.assertNone();
        return report;
    }

    /** {@return a comparison of schemas and tools like that of {@link #checkSchemas()}, without an assertion} */
    public SchemaReport compareSchemas() {
        return SchemaCheck.of(definitions());
    }

    /**
     * Sends recorded calls to what the tools read, and reports which of them the tools refuse now. No tool method is
     * called.
     *
     * <p>A line of a recording has one JSON value: a call of this project's format, a session event of the Copilot CLI, a
     * message of MCP, or spans of OpenTelemetry. Files of any size are read in constant memory.
     *
     * @param recordings a file; or a directory, of which all files are read whose names end with {@code .jsonl}, {@code
     *     .json} or {@code .log}
     * @return the report; {@link ReplayReport#assertNone} fails if a recorded call breaks
     * @throws AssertionError if the recordings cannot be read, or have no calls
     */
    public ReplayReport replay(Path recordings) {
        return replay(recordings, null);
    }

    /**
     * Sends recorded calls to what the tools read, as {@link #replay(Path)} does, without the calls of other programs'
     * tools, such as those of the Copilot CLI itself.
     *
     * @param recordings a file or directory
     * @param former the tools when the calls were recorded: a file of {@link #json()}, or a catalogue. Calls of tools
     *     that neither are in it nor among these tools are left out
     * @return the report
     * @throws AssertionError if a file cannot be read, or there are no calls
     */
    public ReplayReport replay(Path recordings, Path former) {
        try {
            Set<String> names = former == null ? null : ReplayCommand.names(former);
            return ReplayCommand.of(this, Set.of(), names, recordings, (file, read) -> {});
        } catch (CatalogException unreadable) {
            throw new AssertionError(unreadable.getMessage(), unreadable);
        }
    }

    /**
     * Asserts that a checked-in file equals {@link #json()}, so that reviews show each change to what the model
     * sees.
     *
     * <p>If the system property {@code copilot.tool.bless} or the environment variable {@code COPILOT_TOOL_BLESS} is
     * {@code true} or {@code 1}, the file is written instead.
     *
     * @param file the file, relative to the working directory; line separators and the end of the last line are ignored
     * @throws AssertionError if the file differs, is missing, or cannot be read or written; the message shows the
     *     differences, at most 20, and says how to bless
     */
    public void assertMatches(Path file) {
        CheckedInFile.of(file).require(array(), "tools", () -> null);
    }

    /**
     * Asserts that a checked-in file equals {@link #json(String)}, or writes it, as {@link #assertMatches(Path)} does.
     *
     * @param tool the tool's name
     * @param file the file, relative to the working directory
     * @throws AssertionError as {@link #assertMatches(Path)} throws it, and if there is no such tool
     */
    public void assertMatches(String tool, Path file) {
        CheckedInFile.of(file).require(Wire.of(definition(tool)), "tool " + tool, () -> null);
    }

    /**
     * {@return the findings of a comparison with the limits that providers of models document}
     *
     * @param providers the providers to check; if none is given, all except the strict modes, which refuse most schemas
     *     that are not written for them
     */
    public LimitReport checkLimits(Provider... providers) {
        return LimitCheck.of(definitions(), Provider.chosen(providers));
    }
}
