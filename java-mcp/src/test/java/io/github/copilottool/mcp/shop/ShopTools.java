package io.github.copilottool.mcp.shop;

import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotTool.MetadataEntry;
import com.github.copilot.tool.CopilotTool.MetadataFlag;
import com.github.copilot.tool.CopilotTool.MetadataValue;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.util.Base64;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** One tool of every kind that MCP treats differently. */
public final class ShopTools {
    /** An order as the model sees it. */
    public record Order(String id, int pieces, BigDecimal price) {}

    /** A type that is recursive, so that its schema has {@code $defs}. */
    public record Shelf(String label, List<Shelf> parts) {}

    /** Why something is done. */
    public enum Reason {
        STOCKTAKING,
        CURIOSITY
    }

    /** The future that {@link #waitLong} returned last. */
    public volatile CompletableFuture<String> waiting;

    /** Opens when {@link #sleep} begins. */
    public final CountDownLatch asleep = new CountDownLatch(1);

    /** Opens when {@link #sleep} is interrupted. */
    public final CountDownLatch interrupted = new CountDownLatch(1);

    /** Completes with the argument of {@link #waitLong}. */
    public final CompletableFuture<String> asked = new CompletableFuture<>();

    @CopilotTool(
            value = "Finds an order.",
            metadata = {
                @MetadataEntry(
                        key = "mcp",
                        value =
                                @MetadataValue(
                                        flags = {
                                            @MetadataFlag(name = "readOnlyHint", value = true),
                                            @MetadataFlag(name = "openWorldHint", value = false)
                                        })),
                @MetadataEntry(key = "mcp.title", value = @MetadataValue(str = "Find an order"))
            })
    public Order findOrder(@CopilotToolParam("The order's id") String id) {
        return id.equals("none") ? null : new Order(id, 3, new BigDecimal("12345678901234567890.123456789"));
    }

    @CopilotTool("Lists orders.")
    public List<Order> listOrders(
            @CopilotToolParam(value = "The most orders to list", defaultValue = "2") int limit,
            @CopilotToolParam(value = "In stock only", required = false) Boolean inStock) {
        return List.of(new Order("a", 1, BigDecimal.ONE), new Order("b", 2, BigDecimal.TEN))
                .subList(0, Math.min(limit, 2));
    }

    @CopilotTool("Says a text again.")
    public String echo(@CopilotToolParam("The text") String text) {
        return text;
    }

    @CopilotTool("Adds two numbers.")
    public BigDecimal add(
            @CopilotToolParam("The first") BigDecimal one, @CopilotToolParam("The other") BigDecimal two) {
        return one.add(two);
    }

    @CopilotTool("Counts the parts of a shelf.")
    public int countParts(@CopilotToolParam("The shelf") Shelf shelf, @CopilotToolParam("Why") Reason reason) {
        return shelf.parts().size();
    }

    @CopilotTool("Fails.")
    public String fail() {
        throw new IllegalStateException("secret");
    }

    @CopilotTool("Fails later.")
    public CompletableFuture<Order> failLater() {
        return CompletableFuture.supplyAsync(() -> {
            throw new IllegalStateException("secret");
        });
    }

    @CopilotTool("Refuses.")
    public ToolResultObject refuse() {
        return ToolResultObject.failure("The shop is closed.", "secret");
    }

    @CopilotTool("Breaks without a word.")
    public ToolResultObject breakDown() {
        return ToolResultObject.error("secret");
    }

    @CopilotTool("Shows a picture, a sound and a file.")
    public ToolResultObject show() {
        String bytes = Base64.getEncoder().encodeToString(new byte[] {1, 2, 3});
        return new ToolResultObject(
                "success",
                "Here they are.",
                List.of(
                        new ToolBinaryResult(bytes, "image/png", "image", "A shelf"),
                        new ToolBinaryResult(bytes, "audio/wav", "audio", null),
                        new ToolBinaryResult(bytes, "application/zip", "resource", null),
                        new ToolBinaryResult(bytes, "image/png", "resource", null),
                        new ToolBinaryResult(bytes, null, null, null)),
                null,
                null,
                null);
    }

    @CopilotTool("Returns nothing.")
    public void doNothing() {}

    @CopilotTool("Returns a null text.")
    public String silence() {
        return null;
    }

    @CopilotTool("Says who calls.")
    public String whoCalls(ToolInvocation invocation) {
        return invocation.getToolName() + " " + invocation.getToolCallId() + " " + invocation.getSessionId();
    }

    @CopilotTool("Prints.")
    public String print(@CopilotToolParam("What") String text) {
        System.out.println(text);
        return "printed";
    }

    @CopilotTool("Waits until it is cancelled.")
    public CompletableFuture<String> waitLong(@CopilotToolParam("Whom for") String whom) {
        waiting = new CompletableFuture<>();
        asked.complete(whom);
        return waiting;
    }

    @CopilotTool("Sleeps until it is interrupted.")
    public String sleep() {
        asleep.countDown();
        try {
            Thread.sleep(60_000);
        } catch (InterruptedException expected) {
            interrupted.countDown();
        }
        return "awake";
    }
}
