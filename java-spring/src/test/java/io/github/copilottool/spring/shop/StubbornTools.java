package io.github.copilottool.spring.shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** Tools that do not cooperate, and tools with large values. */
public class StubbornTools {
    /** Opens when the calls may end. */
    public static volatile CountDownLatch released = new CountDownLatch(1);

    /** Is created by a test. */
    public StubbornTools() {}

    private static void waitStubbornly() {
        CountDownLatch end = released;
        while (end.getCount() > 0) {
            try {
                end.await();
            } catch (InterruptedException ignored) {
                // Stubborn.
            }
        }
    }

    /**
     * Waits and cannot be interrupted.
     *
     * @return a word
     */
    @CopilotTool("Ignores interrupts until it is released.")
    public String ignoreInterrupts() {
        waitStubbornly();
        return "released";
    }

    /**
     * Returns a future that never completes by itself.
     *
     * @return the future
     */
    @CopilotTool("Occupies the thread that cancels its future until it is released.")
    public CompletableFuture<String> occupy() {
        CompletableFuture<String> future = new CompletableFuture<>();
        future.whenComplete((value, failure) -> waitStubbornly());
        return future;
    }

    /**
     * Interrupts its thread.
     *
     * @return a word
     */
    @CopilotTool("Leaves its thread interrupted.")
    public String interruptItself() {
        Thread.currentThread().interrupt();
        return "interrupted";
    }

    /**
     * Takes any value.
     *
     * @param value the value
     * @return a word
     */
    @CopilotTool("Takes any value.")
    public String takeAny(@CopilotToolParam("The value") Object value) {
        return "taken";
    }

    /**
     * Takes nothing.
     *
     * @return a word
     */
    @CopilotTool("Takes nothing.")
    public String takeNothing() {
        return "nothing";
    }

    /**
     * Counts the values of rows.
     *
     * @param rows the rows
     * @return their number
     */
    @CopilotTool("Counts the values of rows.")
    public int countValues(@CopilotToolParam("The rows") List<int[]> rows) {
        return rows.stream().mapToInt(row -> row.length).sum();
    }

    /**
     * Returns a long text.
     *
     * @param length its length
     * @return the text
     */
    @CopilotTool("Returns a long text.")
    public String write(@CopilotToolParam("Its length") int length) {
        return "x".repeat(length);
    }
}
