package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolDefinition;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.runtime.ClientCalls;
import com.github.copilot.tool.runtime.CopilotTools;
import io.modelcontextprotocol.json.McpJsonMapper;
import io.modelcontextprotocol.server.McpServer;
import io.modelcontextprotocol.server.McpServerFeatures;
import io.modelcontextprotocol.server.McpStatelessServerFeatures;
import io.modelcontextprotocol.spec.McpSchema.ServerCapabilities;
import io.modelcontextprotocol.spec.McpServerTransportProvider;
import io.modelcontextprotocol.spec.McpStreamableServerTransportProvider;
import java.io.FileDescriptor;
import java.io.FileInputStream;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.lang.System.Logger.Level;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import java.util.concurrent.Executor;
import java.util.function.Consumer;

/**
 * Tools in the form that servers of the Model Context Protocol need. A server on standard input and output is one line:
 *
 * <pre>{@code
 * McpTools.serve("orders", "1.0", new OrderTools());
 * }</pre>
 *
 * <p>A server with another transport of the MCP SDK:
 *
 * <pre>{@code
 * var transport = HttpServletStreamableServerTransportProvider.builder()
 *         .jsonMapper(McpTools.jsonMapper())
 *         .build();
 * McpSyncServer server = McpTools.of(new OrderTools())
 *         .addTo(McpServer.sync(McpTools.cancellable(transport)))
 *         .serverInfo("orders", "1.0")
 *         .build();
 * }</pre>
 *
 * <p>Instances are immutable. Several threads may use one at once if they may use the tools so.
 */
public final class McpTools {
    private static final System.Logger LOGGER = System.getLogger(McpTools.class.getName());

    /** How long the server waits for running calls after the client has closed its end. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final List<ServedTool> tools;

    private McpTools(List<ServedTool> tools) {
        this.tools = tools;
    }

    /**
     * Returns the tools of objects and classes.
     *
     * <p>An object can be a proxy of Spring, CDI or another framework. Its tools are called on the proxy.
     *
     * <p>Entries of the metadata that are for clients but have no meaning are logged as warnings.
     *
     * @param owners objects with tool methods; a {@link Class}, whose tool methods must all be static; or a
     *     {@link ToolDefinition}, for instance from a lambda, which is used as it is
     * @return their tools, in this order
     * @throws IllegalArgumentException if an owner is null, a class has tools that need an object, two tools have the
     *     same name, or a tool's parameters are no JSON object
     * @throws IllegalStateException if an owner has no tools, or no usable companion
     */
    public static McpTools of(Object... owners) {
        return of(warning -> LOGGER.log(Level.WARNING, warning), owners);
    }

    /**
     * Returns tools that were defined elsewhere.
     *
     * @param definitions the definitions that a session would get
     * @return these tools, in this order
     * @throws IllegalArgumentException if two tools have the same name, or a tool's parameters are no JSON object
     */
    public static McpTools ofDefinitions(Collection<ToolDefinition> definitions) {
        return of(definitions.toArray());
    }

    static McpTools of(Consumer<String> warnings, Object... owners) {
        OutputSchemas outputSchemas = new OutputSchemas(warnings);
        List<ServedTool> tools = new ArrayList<>();
        Map<String, List<String>> ownersByName = new LinkedHashMap<>();
        for (Object owner : owners) {
            for (ToolDefinition definition : definitions(owner)) {
                tools.add(ServedTool.of(definition, outputSchemas, warnings));
                ownersByName
                        .computeIfAbsent(definition.name(), name -> new ArrayList<>())
                        .add(title(owner));
            }
        }
        ownersByName.values().removeIf(each -> each.size() == 1);
        if (!ownersByName.isEmpty()) {
            StringJoiner repeated = new StringJoiner("; ");
            ownersByName.forEach((name, each) -> repeated.add("'" + name + "' of " + String.join(" and ", each)));
            throw new IllegalArgumentException("Several tools have the same name: " + repeated + ".");
        }
        return new McpTools(List.copyOf(tools));
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
     * Returns these tools with limits for their calls. A call that exceeds one is answered with a failure.
     *
     * <p>A call that takes too long counts as running until it ends. On a server with blocking handlers it is answered
     * when the tool method returns, which may ignore the interrupt.
     *
     * @param timeout how long a call may take; then its future is cancelled, or the thread that runs the tool method is
     *     interrupted
     * @param callsOfSession how many calls of a session may run at once
     * @param calls how many calls may run at once
     * @return the tools
     * @throws IllegalArgumentException if a limit is not positive
     */
    public McpTools limit(Duration timeout, int callsOfSession, int calls) {
        return limit(timeout, callsOfSession, calls, overdue -> {});
    }

    /**
     * As {@link #limit(Duration, int, int)}, and reports calls that take too long.
     *
     * @param timeout how long a call may take
     * @param callsOfSession how many calls of a session may run at once
     * @param calls how many calls may run at once
     * @param overdue is passed each call whose client was answered because it takes too long; the tool may still run
     * @return the tools
     * @throws IllegalArgumentException if a limit is not positive
     */
    public McpTools limit(Duration timeout, int callsOfSession, int calls, Consumer<ToolInvocation> overdue) {
        if (timeout.isNegative() || timeout.isZero() || callsOfSession < 1 || calls < 1) {
            throw new IllegalArgumentException("The limits of calls must be positive, but were " + timeout + ", "
                    + callsOfSession + " in a session and " + calls + " in all.");
        }
        CallLimits limits = new CallLimits(timeout, callsOfSession, calls, overdue);
        return new McpTools(tools.stream().map(each -> each.with(limits)).toList());
    }

    /**
     * Returns these tools with another limit of their results, in place of {@link ClientCalls#MAX_RESULT_SIZE}. A result
     * that exceeds it is a failure, which asks the model for a smaller part.
     *
     * @param bytes how many bytes of UTF-8 the text of a result may have; files are not counted
     * @return the tools
     * @throws IllegalArgumentException if the limit is not positive
     */
    public McpTools maxResultSize(long bytes) {
        if (bytes < 1) {
            throw new IllegalArgumentException("The size of results must be positive, but was " + bytes + ".");
        }
        return new McpTools(
                tools.stream().map(each -> each.withMaxResultSize(bytes)).toList());
    }

    /**
     * Returns these tools with a hash each, with which a client recognizes that a definition has changed. It is the
     * value of {@code io.github.copilottool/sha256} in the tool's {@code _meta}, and {@code sha256} in the catalogue.
     *
     * @return the tools
     */
    public McpTools pinned() {
        return new McpTools(tools.stream().map(ServedTool::pinned).toList());
    }

    /**
     * Returns the tools' names.
     *
     * @return the names, in the order in which clients get the tools
     */
    public List<String> names() {
        return tools.stream().map(ServedTool::name).toList();
    }

    /**
     * Returns the tools for a server with blocking handlers, {@link McpServer#sync}. Use
     * {@link #addTo(McpServer.SyncSpecification)} if the tools, rather than the MCP SDK, are to report invalid
     * arguments.
     *
     * @return the tools
     */
    public List<McpServerFeatures.SyncToolSpecification> sync() {
        return tools.stream().map(ServedTool::sync).toList();
    }

    /**
     * Returns the tools for a server with non-blocking handlers, {@link McpServer#async}. A tool method may block, so
     * it is called on a thread of its own. Use {@link #addTo(McpServer.AsyncSpecification)} if the tools, rather than
     * the MCP SDK, are to report invalid arguments.
     *
     * @return the tools
     */
    public List<McpServerFeatures.AsyncToolSpecification> async() {
        return async(Workers.CALLS);
    }

    /**
     * As {@link #async()}, with the threads that call tool methods.
     *
     * @param threads the threads; {@code Runnable::run} is the thread of the request
     * @return the tools
     */
    public List<McpServerFeatures.AsyncToolSpecification> async(Executor threads) {
        return tools.stream().map(each -> each.async(threads)).toList();
    }

    /**
     * Returns the tools for a server without sessions, with blocking handlers.
     *
     * @return the tools, which are given no session's id, and cannot be cancelled
     */
    public List<McpStatelessServerFeatures.SyncToolSpecification> statelessSync() {
        return tools.stream().map(ServedTool::statelessSync).toList();
    }

    /**
     * Returns the tools for a server without sessions, with non-blocking handlers.
     *
     * @return the tools, which are given no session's id, and cannot be cancelled
     */
    public List<McpStatelessServerFeatures.AsyncToolSpecification> statelessAsync() {
        return tools.stream().map(ServedTool::statelessAsync).toList();
    }

    /**
     * Adds the tools to a server's specification, with {@link #jsonMapper()} and a validator that leaves their
     * arguments to them, and checks those of other tools with the MCP SDK's validator. That validator is in {@code
     * mcp-json-jackson3}, which this module does not bring. If you set a {@code jsonSchemaValidator} afterwards, the
     * MCP SDK checks the arguments of all tools; a {@code jsonMapper} that you set afterwards replaces this one.
     *
     * <p>The MCP SDK calls the tools of a sync server on a thread of {@code Schedulers.boundedElastic()}, unless {@code
     * immediateExecution(true)} is set: then the thread of the request calls them, with its security, transaction and
     * request contexts.
     *
     * @param server the server
     * @param <S> the kind of server
     * @return the server
     */
    public <S extends McpServer.SyncSpecification<S>> S addTo(S server) {
        server.tools(sync()).jsonMapper(jsonMapper()).jsonSchemaValidator(new OwnSchemas());
        return server;
    }

    /**
     * As {@link #addTo(McpServer.SyncSpecification)} does.
     *
     * @param server the server
     * @param <S> the kind of server
     * @return the server
     */
    public <S extends McpServer.AsyncSpecification<S>> McpServer.AsyncSpecification<S> addTo(
            McpServer.AsyncSpecification<S> server) {
        return server.tools(async()).jsonMapper(jsonMapper()).jsonSchemaValidator(new OwnSchemas());
    }

    /**
     * As {@link #addTo(McpServer.SyncSpecification)} does.
     *
     * @param server the server
     * @return the server
     */
    public McpServer.StatelessSyncSpecification addTo(McpServer.StatelessSyncSpecification server) {
        return server.tools(statelessSync()).jsonMapper(jsonMapper()).jsonSchemaValidator(new OwnSchemas());
    }

    /**
     * As {@link #addTo(McpServer.SyncSpecification)} does.
     *
     * @param server the server
     * @return the server
     */
    public McpServer.StatelessAsyncSpecification addTo(McpServer.StatelessAsyncSpecification server) {
        return server.tools(statelessAsync()).jsonMapper(jsonMapper()).jsonSchemaValidator(new OwnSchemas());
    }

    /**
     * Returns a mapper for the transports of the MCP SDK, by Jackson 2. The transports need it if
     * {@code mcp-json-jackson3} is not on the class path. With this mapper, numbers in arguments keep all
     * their digits, and {@code ToolInvocation.getToolCallId()} is the id of the client's request; with another mapper
     * the id is random. A transport's errors are plain JSON-RPC errors, without the stack trace that another mapper
     * adds.
     *
     * @return the mapper
     */
    public static McpJsonMapper jsonMapper() {
        return jsonMapper(MessageLimits.DEFAULT);
    }

    /**
     * As {@link #jsonMapper()}, with limits of messages.
     *
     * @param limits the limits of each message; the memory of several at once is not limited
     * @return the mapper, which refuses a message that exceeds them
     */
    public static McpJsonMapper jsonMapper(MessageLimits limits) {
        return new ExactMapper(limits);
    }

    /**
     * Returns a transport whose clients can cancel calls; the MCP SDK itself drops such notifications. A cancelled call
     * is not answered: its future is cancelled, or the thread that runs the tool method is interrupted. The transport
     * needs {@link #jsonMapper()}, which distinguishes the calls.
     *
     * @param transport a transport with one session for each connection
     * @return the same transport, for {@link McpServer#sync} or {@link McpServer#async}
     */
    public static McpServerTransportProvider cancellable(McpServerTransportProvider transport) {
        return new Cancellation.SingleSession(transport);
    }

    /**
     * Returns a transport of Streamable HTTP whose clients can cancel calls, as
     * {@link #cancellable(McpServerTransportProvider)} does.
     *
     * @param transport the transport
     * @return the same transport, for {@link McpServer#sync} or {@link McpServer#async}
     */
    public static McpStreamableServerTransportProvider cancellable(McpStreamableServerTransportProvider transport) {
        return cancellable(transport, new SessionLimit(Integer.MAX_VALUE));
    }

    /**
     * As {@link #cancellable(McpStreamableServerTransportProvider)}, with a limit of sessions.
     *
     * @param transport the transport
     * @param sessions how many sessions there may be; {@code initialize} beyond it fails
     * @return the same transport, for {@link McpServer#sync} or {@link McpServer#async}
     */
    public static McpStreamableServerTransportProvider cancellable(
            McpStreamableServerTransportProvider transport, SessionLimit sessions) {
        return new Cancellation.Streamable(transport, sessions);
    }

    /**
     * Serves the tools of objects and classes on standard input and output, until the client closes the input, or an
     * answer cannot be written because the client has closed the output. Calls that are still running then have ten
     * seconds to end.
     *
     * <p>Meanwhile {@code System.out} is {@code System.err}, and {@code System.in} is empty, so that output of a tool
     * or a library cannot break the protocol.
     *
     * @param name the server's name, for clients
     * @param version the server's version
     * @param owners as for {@link #of}
     * @throws IllegalArgumentException as {@link #of} throws it, and if the name or the version is blank
     * @throws IllegalStateException as {@link #of} throws it
     */
    public static void serve(String name, String version, Object... owners) {
        try (ProtectedStreams streams = new ProtectedStreams()) {
            of(owners).serve(name, version, streams.in(), streams.out());
        }
    }

    /** Serves the tools on two streams, until the input ends or the output is closed. */
    void serve(String name, String version, InputStream in, OutputStream out) {
        StdioTransport transport = new StdioTransport(in, out, PATIENCE);
        addTo(McpServer.async(cancellable(transport)))
                .serverInfo(name, version)
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .build();
        transport.run();
    }

    /** Standard input and output, reserved for the protocol until this object is closed. */
    static final class ProtectedStreams implements AutoCloseable {
        private final InputStream standardIn = System.in;
        private final PrintStream standardOut = System.out;

        ProtectedStreams() {
            System.setOut(System.err);
            System.setIn(InputStream.nullInputStream());
        }

        InputStream in() {
            return new FileInputStream(FileDescriptor.in);
        }

        // Not the PrintStream, which hides that the client is gone.
        OutputStream out() {
            return new FileOutputStream(FileDescriptor.out);
        }

        @Override
        public void close() {
            System.setOut(standardOut);
            System.setIn(standardIn);
        }
    }
}
