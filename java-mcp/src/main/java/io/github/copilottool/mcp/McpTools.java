package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolDefinition;
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
import java.util.function.Consumer;

/**
 * Tools as a server of the Model Context Protocol offers them. A server on standard input and output is one line:
 *
 * <pre>{@code
 * McpTools.serve("orders", "1.0", new OrderTools());
 * }</pre>
 *
 * <p>A server with a transport of your own, by the MCP SDK:
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
 * <p>Instances do not change, and may be used by several threads at once where the tools may.
 */
public final class McpTools {
    private static final System.Logger LOGGER = System.getLogger(McpTools.class.getName());

    /** How long running calls are waited for when a client has closed its end. */
    private static final Duration PATIENCE = Duration.ofSeconds(10);

    private final List<ServedTool> tools;

    private McpTools(List<ServedTool> tools) {
        this.tools = tools;
    }

    /**
     * The tools of objects and classes.
     *
     * <p>What in their metadata is meant for clients and means nothing is logged as a warning.
     *
     * @param owners objects with tool methods; a {@link Class} stands for itself, and all its tool methods must be static; a
     *     {@link ToolDefinition}, from a lambda for instance, is taken as it is
     * @return their tools, in this order
     * @throws IllegalArgumentException if an owner is null, a class has tools that need an object, two tools have the same
     *     name, or a tool's parameters are no JSON object
     * @throws IllegalStateException if an owner has no tools, or no usable companion
     */
    public static McpTools of(Object... owners) {
        return of(warning -> LOGGER.log(Level.WARNING, warning), owners);
    }

    /**
     * Tools that were defined elsewhere.
     *
     * @param definitions the definitions that a session would be given
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
        if (owner instanceof ToolDefinition definition) {
            return List.of(definition);
        }
        // Null is refused by it.
        return owner instanceof Class<?> type ? ToolDefinition.fromClass(type) : ToolDefinition.fromObject(owner);
    }

    private static String title(Object owner) {
        if (owner instanceof ToolDefinition) {
            return "a definition";
        }
        return owner instanceof Class<?> type
                ? type.getName()
                : owner.getClass().getName();
    }

    /**
     * The tools' names.
     *
     * @return the names, in the order in which clients are given the tools
     */
    public List<String> names() {
        return tools.stream().map(ServedTool::name).toList();
    }

    /**
     * The tools for a server whose handlers wait, {@link McpServer#sync}. {@link #addTo(McpServer.SyncSpecification)} also
     * keeps the MCP SDK from checking their arguments in its own words.
     *
     * @return the tools
     */
    public List<McpServerFeatures.SyncToolSpecification> sync() {
        return tools.stream().map(ServedTool::sync).toList();
    }

    /**
     * The tools for a server whose handlers do not wait, {@link McpServer#async}. A tool method is called on a thread of
     * {@code Schedulers.boundedElastic()}, since it may block. {@link #addTo(McpServer.AsyncSpecification)} also keeps the
     * MCP SDK from checking their arguments in its own words.
     *
     * @return the tools
     */
    public List<McpServerFeatures.AsyncToolSpecification> async() {
        return tools.stream().map(ServedTool::async).toList();
    }

    /**
     * The tools for a server without sessions whose handlers wait.
     *
     * @return the tools, which are given no session's id, and cannot be cancelled
     */
    public List<McpStatelessServerFeatures.SyncToolSpecification> statelessSync() {
        return tools.stream().map(ServedTool::statelessSync).toList();
    }

    /**
     * The tools for a server without sessions whose handlers do not wait.
     *
     * @return the tools, which are given no session's id, and cannot be cancelled
     */
    public List<McpStatelessServerFeatures.AsyncToolSpecification> statelessAsync() {
        return tools.stream().map(ServedTool::statelessAsync).toList();
    }

    /**
     * Adds the tools to a server that is being built, with a validator that leaves their arguments to them and checks those
     * of other tools as before. Whoever sets a
     * {@code jsonSchemaValidator} afterwards has the MCP SDK check the arguments of all tools.
     *
     * @param server the server
     * @param <S> the kind of server
     * @return the server
     */
    public <S extends McpServer.SyncSpecification<S>> S addTo(S server) {
        server.tools(sync()).jsonSchemaValidator(new OwnSchemas(null));
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
        return server.tools(async()).jsonSchemaValidator(new OwnSchemas(null));
    }

    /**
     * As {@link #addTo(McpServer.SyncSpecification)} does.
     *
     * @param server the server
     * @return the server
     */
    public McpServer.StatelessSyncSpecification addTo(McpServer.StatelessSyncSpecification server) {
        return server.tools(statelessSync()).jsonSchemaValidator(new OwnSchemas(null));
    }

    /**
     * As {@link #addTo(McpServer.SyncSpecification)} does.
     *
     * @param server the server
     * @return the server
     */
    public McpServer.StatelessAsyncSpecification addTo(McpServer.StatelessAsyncSpecification server) {
        return server.tools(statelessAsync()).jsonSchemaValidator(new OwnSchemas(null));
    }

    /**
     * A mapper for the transports of the MCP SDK, by Jackson 2. With it numbers in arguments keep all their digits, and
     * {@code ToolInvocation.getToolCallId()} is the id of the client's request; with another mapper it is a random one.
     * Errors that a transport answers with are JSON-RPC errors, without the stack trace that another mapper adds.
     *
     * @return the mapper
     */
    public static McpJsonMapper jsonMapper() {
        return new ExactMapper();
    }

    /**
     * A transport whose clients can cancel calls: the tool's future is cancelled, or the thread interrupted that the tool
     * method runs on, and the call is not answered. The MCP SDK drops such notifications. The transport needs
     * {@link #jsonMapper()}, which distinguishes the calls.
     *
     * @param transport a transport with one session for each connection
     * @return the same transport, for {@link McpServer#sync} or {@link McpServer#async}
     */
    public static McpServerTransportProvider cancellable(McpServerTransportProvider transport) {
        return Cancellation.of(transport);
    }

    /**
     * The same for a transport of Streamable HTTP.
     *
     * @param transport the transport
     * @return the same transport, for {@link McpServer#sync} or {@link McpServer#async}
     */
    public static McpStreamableServerTransportProvider cancellable(McpStreamableServerTransportProvider transport) {
        return Cancellation.of(transport);
    }

    /**
     * Serves the tools of objects and classes on standard input and output, until the client closes the input. Calls that
     * still run then have ten seconds to end.
     *
     * <p>Meanwhile {@code System.out} is {@code System.err}, and {@code System.in} is empty: what a tool or a library prints
     * cannot break the protocol.
     *
     * @param name the server's name, for clients
     * @param version the server's version
     * @param owners as {@link #of} takes them
     * @throws IllegalArgumentException as {@link #of} throws it, and if name or version is blank
     * @throws IllegalStateException as {@link #of} throws it
     */
    public static void serve(String name, String version, Object... owners) {
        try (ProtectedStreams streams = new ProtectedStreams()) {
            of(owners).serve(name, version, streams.in(), streams.out());
        }
    }

    /** Serves the tools on two streams, until the input ends. */
    void serve(String name, String version, InputStream in, OutputStream out) {
        ExactMapper mapper = new ExactMapper();
        StdioTransport transport = new StdioTransport(in, out, mapper, PATIENCE);
        addTo(McpServer.async(cancellable(transport)))
                .serverInfo(name, version)
                .capabilities(ServerCapabilities.builder().tools(false).build())
                .jsonMapper(mapper)
                .build();
        transport.run();
    }

    /** Standard input and output for the protocol alone, while it is open. */
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

        // Not the PrintStream, which hides that a client is gone.
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
