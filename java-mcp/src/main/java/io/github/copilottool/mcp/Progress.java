package io.github.copilottool.mcp;

import io.modelcontextprotocol.spec.McpSchema.ProgressNotification;
import java.lang.System.Logger.Level;
import java.util.function.Consumer;

/**
 * The progress notifications of one call. Their order, and that none follows the answer, need a lock: the tool may
 * report from several threads.
 */
final class Progress {
    static final String UNSENT = "Progress cannot be sent to the client.";

    private static final System.Logger LOGGER = System.getLogger(McpTools.class.getName());

    private final Object token;
    private final Consumer<ProgressNotification> sender;
    private final RunningCall call;
    private double last = Double.NEGATIVE_INFINITY;
    private boolean ended;

    /**
     * @param token the value that the client sent to ask for progress; null if it did not
     * @param call the call, after whose cancellation nothing is sent
     */
    Progress(Object token, Consumer<ProgressNotification> sender, RunningCall call) {
        this.token = token;
        this.sender = sender;
        this.call = call;
        this.ended = token == null;
    }

    /** Returns the notifications for a client that does not want any. */
    static Progress unwanted() {
        return new Progress(null, notification -> {}, new RunningCall(null, null, () -> {}));
    }

    /**
     * Sends a notification, unless it is too late, or no more is done than before.
     *
     * @param total how much there is to do; null if that is unknown
     * @param message null for none
     */
    synchronized void report(double done, Double total, String message) {
        if (ended || call.isCancelled() || done <= last) {
            return;
        }
        last = done;
        try {
            sender.accept(ProgressNotification.builder(token, done)
                    .total(total)
                    .message(message)
                    .build());
        } catch (RuntimeException unsent) {
            // The client may be gone. The tool's work goes on.
            LOGGER.log(Level.DEBUG, UNSENT, unsent);
        }
    }

    /** Ends the notifications, before the call is answered. */
    synchronized void end() {
        ended = true;
    }
}
