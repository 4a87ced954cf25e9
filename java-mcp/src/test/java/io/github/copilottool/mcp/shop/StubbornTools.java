package io.github.copilottool.mcp.shop;

import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import io.github.copilottool.mcp.McpToolInvocation;
import io.modelcontextprotocol.spec.McpSchema.ElicitFormRequest;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.Semaphore;

/** Tools that do not cooperate, and tools that do with large values. */
public final class StubbornTools {
    /** Has a permit for each call that {@link #ignoreInterrupts} and {@link #occupy} have begun. */
    public final Semaphore begun = new Semaphore(0);

    /** Opens when the calls may end. */
    public final CountDownLatch released = new CountDownLatch(1);

    @CopilotTool("Ignores interrupts until it is released.")
    public String ignoreInterrupts() {
        begun.release();
        waitStubbornly();
        return "released";
    }

    @CopilotTool("Occupies the thread that completes or cancels its future until it is released.")
    public CompletableFuture<String> occupy() {
        CompletableFuture<String> future = new CompletableFuture<>();
        future.whenComplete((value, failure) -> waitStubbornly());
        begun.release();
        return future;
    }

    private void waitStubbornly() {
        while (released.getCount() > 0) {
            try {
                released.await();
            } catch (InterruptedException ignored) {
                // Stubborn.
            }
        }
    }

    @CopilotTool("Leaves its thread interrupted.")
    public String interruptItself() {
        Thread.currentThread().interrupt();
        return "interrupted";
    }

    @CopilotTool("Takes any value.")
    public String takeAny(@CopilotToolParam("The value") Object value) {
        return "taken";
    }

    @CopilotTool("Takes nothing.")
    public String takeNothing() {
        return "nothing";
    }

    @CopilotTool("Counts the values of rows.")
    public int countValues(@CopilotToolParam("The rows") List<int[]> rows) {
        return rows.stream().mapToInt(row -> row.length).sum();
    }

    @CopilotTool("Returns a long text.")
    public String write(@CopilotToolParam("Its length") int length) {
        return "x".repeat(length);
    }

    @CopilotTool("Asks the user for a colour.")
    public String askForColour(ToolInvocation invocation) {
        Map<String, Object> form = Map.of("type", "object", "properties", Map.of("colour", Map.of("type", "string")));
        return McpToolInvocation.of(invocation)
                .exchange()
                .createElicitation(
                        ElicitFormRequest.builder("Which colour?", form).build())
                .content()
                .toString();
    }
}
