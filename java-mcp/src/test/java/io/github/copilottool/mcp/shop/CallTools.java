package io.github.copilottool.mcp.shop;

import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import io.github.copilottool.mcp.McpToolInvocation;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import reactor.core.publisher.Mono;

/** Tools that ask what is known about their call. */
public final class CallTools {
    /** The latest call of {@link #report}. */
    public volatile McpToolInvocation reported;

    /** Opens when {@link #work} begins. */
    public final CountDownLatch working = new CountDownLatch(1);

    /** Opens when the thread of {@link #work} has noticed that the call is cancelled. */
    public final CountDownLatch noticed = new CountDownLatch(1);

    /** Opens when the subscription to the result of {@link #waitForDelivery} begins. */
    public final CountDownLatch subscribed = new CountDownLatch(1);

    /** Opens when that subscription is cancelled. */
    public final CountDownLatch unsubscribed = new CountDownLatch(1);

    @CopilotTool("Waits for a delivery, which never comes.")
    public Mono<String> waitForDelivery() {
        return Mono.<String>never()
                .doOnSubscribe(subscription -> subscribed.countDown())
                .doOnCancel(unsubscribed::countDown);
    }

    @CopilotTool("Counts the pieces in shelves.")
    public int countShelves(@CopilotToolParam("The pieces in each shelf") int[] shelves, ToolInvocation invocation) {
        McpToolInvocation call = McpToolInvocation.of(invocation);
        int pieces = 0;
        for (int shelf = 0; shelf < shelves.length && !call.isCancelled(); shelf++) {
            pieces += shelves[shelf];
            call.progress(shelf + 1, shelves.length, "Shelf " + (shelf + 1));
        }
        return pieces;
    }

    @CopilotTool("Reports more than the protocol allows.")
    public void report(ToolInvocation invocation) {
        reported = McpToolInvocation.of(invocation);
        reported.progress(1, "First");
        reported.progress(1, "No more than before");
        reported.progress(0.5, 2, "Less than before");
        reported.progress(1.5, null);
    }

    @CopilotTool("Says who calls.")
    public String whoCalls(ToolInvocation invocation) {
        McpToolInvocation call = McpToolInvocation.of(invocation);
        return call.clientName() + " " + call.clientVersion() + " "
                + call.transportContext().get("user");
    }

    @CopilotTool("Works on a thread of its own until the call is cancelled.")
    public CompletableFuture<String> work(ToolInvocation invocation) {
        Thread worker = new Thread(() -> {
            while (!McpToolInvocation.of(invocation).isCancelled()) {
                Thread.yield();
            }
            noticed.countDown();
        });
        worker.setDaemon(true);
        worker.start();
        working.countDown();
        return new CompletableFuture<>();
    }
}
