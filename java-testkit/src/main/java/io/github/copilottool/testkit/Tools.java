package io.github.copilottool.testkit;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * The tools that a session would be given, for a test to look at and to call.
 *
 * <pre>{@code
 * Tools tools = Tools.of(new OrderTools());
 * assertEquals("order-7 is OPEN", tools.call("track_order", """
 *         {"id": "order-7"}"""));
 * tools.assertMatches(Path.of("src/test/resources/order-tools.json"));
 * tools.checkLimits().assertNone();
 * }</pre>
 *
 * <p>Instances do not change, and may be used by several threads at once where the tools may.
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
     * The tools of objects and classes.
     *
     * @param owners objects with tool methods; a {@link Class} stands for itself, and all its tool methods must be static; a
     *     {@link ToolDefinition}, from a lambda for instance, is taken as it is
     * @return their tools, in this order
     * @throws AssertionError if two tools have one name, of which the model would see the first and the session run the
     *     second; the message names each such tool and its classes
     * @throws IllegalArgumentException if an owner is null, or a class has tools that need an object
     * @throws IllegalStateException if an owner has no tools, or no usable companion
     */
    public static Tools of(Object... owners) {
        Collected collected = new Collected();
        for (Object owner : owners) {
            if (owner instanceof ToolDefinition definition) {
                collected.add(definition, "a definition");
            } else if (owner instanceof Class<?> type) {
                ToolDefinition.fromClass(type).forEach(each -> collected.add(each, type.getName()));
            } else {
                // Null is refused by it.
                for (ToolDefinition each : ToolDefinition.fromObject(owner)) {
                    collected.add(each, owner.getClass().getName());
                }
            }
        }
        return collected.tools();
    }

    /**
     * Tools that were defined elsewhere.
     *
     * @param definitions the definitions that a session would be given
     * @return these tools, in this order
     * @throws AssertionError if two tools have one name
     */
    public static Tools ofDefinitions(Collection<ToolDefinition> definitions) {
        return of(definitions.toArray());
    }

    /** Tools as they come, and whose each name is. */
    private static final class Collected {
        private final Map<String, ToolDefinition> definitions = new LinkedHashMap<>();
        private final Map<String, List<String>> owners = new LinkedHashMap<>();

        void add(ToolDefinition definition, String owner) {
            definitions.putIfAbsent(definition.name(), definition);
            owners.computeIfAbsent(definition.name(), name -> new ArrayList<>()).add(owner);
        }

        Tools tools() {
            StringJoiner repeated = new StringJoiner("; ");
            owners.forEach((name, of) -> {
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
    }

    /**
     * The same tools with another limit for how long a call waits for a future. Without it calls wait 30 seconds.
     *
     * @param patience how long
     * @return the tools
     * @throws IllegalArgumentException if it is not longer than nothing
     */
    public Tools withTimeout(Duration patience) {
        if (patience.isNegative() || patience.isZero()) {
            throw new IllegalArgumentException("A timeout must be longer than nothing, and is " + patience + ".");
        }
        return new Tools(definitions, patience, takesUnknownArguments);
    }

    /**
     * The same tools, called with whatever arguments a test gives. Without it a call with an argument that the tool's schema
     * does not have is an error: as a misspelt name it would hide what the test means to try, since tools ignore such
     * arguments. Use this to try just that, or to send an alias.
     *
     * @return the tools
     */
    public Tools withUnknownArguments() {
        return new Tools(definitions, timeout, true);
    }

    /**
     * The tools' names.
     *
     * @return the names, in the order in which a session would be given the tools
     */
    public List<String> names() {
        return List.copyOf(definitions.keySet());
    }

    /**
     * The definitions, as a session takes them.
     *
     * @return the definitions, in order
     */
    public List<ToolDefinition> definitions() {
        return List.copyOf(definitions.values());
    }

    /**
     * One tool's definition.
     *
     * @param tool the tool's name
     * @return the definition
     * @throws AssertionError if there is no such tool; the message lists those that there are
     */
    public ToolDefinition definition(String tool) {
        ToolDefinition definition = definitions.get(tool);
        if (definition == null) {
            throw new AssertionError("There is no tool '" + tool + "'. There are: " + String.join(", ", names()) + ".");
        }
        return definition;
    }

    /**
     * The JSON Schema of a tool's arguments, as the model sees it.
     *
     * @param tool the tool's name
     * @return the schema, a copy
     * @throws AssertionError if there is no such tool
     */
    public JsonNode schema(String tool) {
        return Wire.of(definition(tool)).path("parameters");
    }

    /**
     * All tools as they are sent to the runtime, laid out for reading.
     *
     * @return a JSON array of the definitions; the same text in each run, lines ended by {@code \n}
     */
    public String json() {
        return JsonText.pretty(array());
    }

    /**
     * One tool as it is sent to the runtime, laid out for reading.
     *
     * @param tool the tool's name
     * @return a JSON object, as {@link #json()} has it
     * @throws AssertionError if there is no such tool
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
     * Calls a tool without arguments.
     *
     * @param tool the tool's name
     * @return the text that the model reads, as {@link Answer#text()} has it
     * @throws AssertionError as {@link #answer(String, ToolInvocation)} throws it
     */
    public String call(String tool) {
        return answer(tool).text();
    }

    /**
     * Calls a tool.
     *
     * @param tool the tool's name
     * @param arguments a JSON object
     * @return the text that the model reads, as {@link Answer#text()} has it: of an exception it is told nothing, which
     *     {@link #answer} shows
     * @throws IllegalArgumentException if the arguments are no JSON object
     * @throws AssertionError as {@link #answer(String, ToolInvocation)} throws it
     */
    public String call(String tool, String arguments) {
        return answer(tool, arguments).text();
    }

    /**
     * Calls a tool with a call that the test has set up.
     *
     * @param tool the tool's name
     * @param invocation the call
     * @return the text that the model reads, as {@link Answer#text()} has it
     * @throws AssertionError as {@link #answer(String, ToolInvocation)} throws it
     */
    public String call(String tool, ToolInvocation invocation) {
        return answer(tool, invocation).text();
    }

    /**
     * Calls a tool without arguments, and gives all that is known of what came of it.
     *
     * @param tool the tool's name
     * @return what the model reads, and what it does not see
     * @throws AssertionError as {@link #answer(String, ToolInvocation)} throws it
     */
    public Answer answer(String tool) {
        return answer(tool, invocation(tool));
    }

    /**
     * Calls a tool, and gives all that is known of what came of it.
     *
     * @param tool the tool's name
     * @param arguments a JSON object
     * @return what the model reads, and what it does not see
     * @throws IllegalArgumentException if the arguments are no JSON object
     * @throws AssertionError as {@link #answer(String, ToolInvocation)} throws it
     */
    public Answer answer(String tool, String arguments) {
        ToolInvocation invocation = invocation(tool);
        invocation.setArguments(object(arguments));
        return answer(tool, invocation);
    }

    /**
     * Calls a tool with a call that the test has set up, and gives all that is known of what came of it.
     *
     * <p>The tool method runs on the calling thread. A future that it returns is waited for, as long as
     * {@link #withTimeout} says.
     *
     * @param tool the tool's name
     * @param invocation the call; if it has no tool name, it is given this one
     * @return what the model reads, and what it does not see
     * @throws AssertionError if there is no such tool, it has no argument of a given name (see
     *     {@link #withUnknownArguments}), or the model would get no answer: the handler throws, which a companion's never
     *     does, gives null in place of a future, or its future does not complete in time
     */
    public Answer answer(String tool, ToolInvocation invocation) {
        ToolDefinition definition = definition(tool);
        if (!takesUnknownArguments && invocation.getArguments() != null) {
            ArgumentNames.of(schema(tool))
                    .requireKnown(tool, invocation.getArguments().keySet());
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
        return completed(tool, future);
    }

    private Answer completed(String tool, CompletableFuture<Object> future) {
        try {
            return Answer.of(tool, future.get(timeout.toNanos(), TimeUnit.NANOSECONDS));
        } catch (TimeoutException late) {
            throw new AssertionError(
                    "The future of " + tool + " did not complete within " + timeout
                            + ": the model would wait for it. Tools.withTimeout gives it longer.",
                    late);
        } catch (InterruptedException interrupted) {
            Thread.currentThread().interrupt();
            throw new AssertionError("The test was interrupted while it waited for " + tool + ".", interrupted);
        } catch (CancellationException cancelled) {
            return Answer.ofFailure(tool, cancelled);
        } catch (ExecutionException failed) {
            Throwable cause = failed.getCause();
            boolean wrapped = cause instanceof CompletionException && cause.getCause() != null;
            return Answer.ofFailure(tool, wrapped ? cause.getCause() : cause);
        }
    }

    private static ToolInvocation invocation(String tool) {
        ToolInvocation invocation = new ToolInvocation();
        invocation.setSessionId("test-session");
        invocation.setToolCallId("test-call");
        invocation.setToolName(tool);
        return invocation;
    }

    // As the runtime's JSON arrives: 5.0 stays a floating number, which JsonText's exact reader would hide.
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
     * Makes sure that a checked-in file has all tools as {@link #json()} does, so that a review sees each change to what
     * the model sees.
     *
     * <p>With the system property {@code copilot.tool.bless} or the environment variable {@code COPILOT_TOOL_BLESS} at
     * {@code true} or {@code 1} the file is written instead.
     *
     * @param file the file, relative to the working directory; line separators and the end of the last line are ignored
     * @throws AssertionError if it has not, is not there or cannot be read or written; the message shows the first
     *     difference, and says how to bless
     */
    public void assertMatches(Path file) {
        CheckedInFile.of(file).require(array(), "tools");
    }

    /**
     * The same for one tool.
     *
     * @param tool the tool's name
     * @param file the file, which has it as {@link #json(String)} does
     * @throws AssertionError as {@link #assertMatches(Path)} throws it, and if there is no such tool
     */
    public void assertMatches(String tool, Path file) {
        CheckedInFile.of(file).require(Wire.of(definition(tool)), "tool " + tool);
    }

    /**
     * Compares the tools with the limits that providers of models document.
     *
     * @param providers whose limits; none for all but the strict modes, which refuse most schemas that are not written for
     *     them
     * @return what exceeds them
     */
    public LimitReport checkLimits(Provider... providers) {
        return LimitCheck.of(definitions(), Provider.chosen(providers));
    }
}
