package io.github.copilottool.mcp;

import com.github.copilot.rpc.ToolInvocation;
import io.modelcontextprotocol.common.McpTransportContext;
import io.modelcontextprotocol.server.McpSyncServerExchange;
import io.modelcontextprotocol.spec.McpSchema.Implementation;
import java.util.Collections;
import java.util.Map;
import java.util.Objects;
import java.util.WeakHashMap;

/**
 * A call of a tool over the Model Context Protocol: who calls, the progress that the client is sent, and whether it has
 * cancelled the call.
 *
 * <p>A tool method with a parameter of type {@link ToolInvocation} gets it from that parameter:
 *
 * <pre>{@code
 * @CopilotTool("Counts the stock.")
 * public int countStock(ToolInvocation invocation) {
 *     McpToolInvocation call = McpToolInvocation.of(invocation);
 *     int pieces = 0;
 *     for (int shelf = 0; shelf < shelves.size() && !call.isCancelled(); shelf++) {
 *         pieces += count(shelves.get(shelf));
 *         call.progress(shelf + 1, shelves.size(), shelves.get(shelf).name());
 *     }
 *     return pieces;
 * }
 * }</pre>
 *
 * <p>The same tool can be called in a session of the SDK, or in a test: then nothing is known, and progress is not
 * sent.
 *
 * <p>Instances may be used by several threads at once.
 */
public final class McpToolInvocation {
    /**
     * The calls by their invocations, which are equal only if they are the same. {@link ToolInvocation} is final, so
     * that no subclass of it can have the call.
     *
     * <p>A call is removed when it is answered. A cancelled one is kept as long as the tool keeps the invocation,
     * because threads of the tool that still work for it ask whether it is cancelled.
     */
    static final Map<ToolInvocation, McpToolInvocation> CALLS = Collections.synchronizedMap(new WeakHashMap<>());

    private static final McpToolInvocation NONE =
            new McpToolInvocation(Caller.UNKNOWN, new RunningCall(null, null, () -> {}), Progress.unwanted());

    private final Caller caller;
    private final RunningCall call;
    private final Progress progress;

    McpToolInvocation(Caller caller, RunningCall call, Progress progress) {
        this.caller = caller;
        this.call = call;
        this.progress = progress;
    }

    /**
     * Returns what is known about a call.
     *
     * @param invocation the parameter of the tool method, or of the handler
     * @return the call; without any values if the tool was not called over MCP, or the call has been answered
     * @throws NullPointerException if the invocation is null
     */
    public static McpToolInvocation of(ToolInvocation invocation) {
        return CALLS.getOrDefault(Objects.requireNonNull(invocation, "invocation"), NONE);
    }

    /**
     * Returns what the transport knows about the request. The {@code contextExtractor} of the MCP SDK's transport
     * decides what that is, for instance headers, or the user who is authenticated.
     *
     * @return the context, which is empty if there is no extractor
     */
    public McpTransportContext transportContext() {
        return caller.context();
    }

    /**
     * Returns the name of the client, such as {@code Visual Studio Code}. Clients choose their names: a name does not
     * prove who calls.
     *
     * @return the name, or null if the server has no sessions
     */
    public String clientName() {
        Implementation client = caller.client();
        return client == null ? null : client.name();
    }

    /**
     * Returns the version of the client.
     *
     * @return the version, or null if the server has no sessions
     */
    public String clientVersion() {
        Implementation client = caller.client();
        return client == null ? null : client.version();
    }

    /**
     * Reports to the client how much is done. Nothing is sent if the client did not ask for progress, if the call is
     * cancelled or answered, or if no more is done than at the last notification, as the protocol demands.
     *
     * @param done how much is done, in any unit; it increases with each notification
     * @param total how much there is to do, in the same unit
     * @param message what is being done, for people; null for none
     * @throws IllegalArgumentException if a number is infinite or NaN
     */
    public void progress(double done, double total, String message) {
        progress.report(finite(done), finite(total), message);
    }

    /**
     * Reports to the client how much is done if it is unknown how much there is to do. Otherwise as
     * {@link #progress(double, double, String)}.
     *
     * @param done how much is done, in any unit; it increases with each notification
     * @param message what is being done, for people; null for none
     * @throws IllegalArgumentException if the number is infinite or NaN
     */
    public void progress(double done, String message) {
        progress.report(finite(done), null, message);
    }

    private static double finite(double number) {
        if (!Double.isFinite(number)) {
            throw new IllegalArgumentException("Progress must be a finite number, but was " + number + ".");
        }
        return number;
    }

    /**
     * Whether the client has cancelled the call, so that its result is not sent. The thread that runs the tool method
     * is also interrupted, and a future that the method has returned is cancelled; other threads of the tool can ask
     * here.
     *
     * @return true if the call is cancelled; always false on a server that does not get the client's notifications, see
     *     {@link McpTools#cancellable(io.modelcontextprotocol.spec.McpServerTransportProvider)}
     */
    public boolean isCancelled() {
        return call.isCancelled();
    }

    /**
     * Returns the MCP SDK's exchange with the client, for what else the protocol has: sampling, elicitation, logging.
     * Its methods block. Use them on a thread that may block, as the threads of tool methods are.
     *
     * @return the exchange, or null if the server has no sessions
     */
    public McpSyncServerExchange exchange() {
        return caller.exchange();
    }
}
