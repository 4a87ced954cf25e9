package io.github.copilottool.langchain4j.shop;

import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.github.copilot.tool.runtime.ClientCalls;
import dev.langchain4j.invocation.InvocationContext;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;

/** Tools of every kind of result, and of every kind of schema. */
public final class ShopTools {
    /** An order as the model sees it. */
    public record Order(String id, int pieces) {}

    /** A recursive type. */
    public record Shelf(String label, List<Shelf> parts) {}

    /** How an order is paid. */
    public sealed interface Payment {}

    /** By card. */
    public record Card(@Pattern(regexp = "[0-9]{4}") String number) implements Payment {}

    /** By bank transfer. */
    public record Transfer(String account) implements Payment {}

    /** Where it is delivered. */
    public enum Speed {
        SLOW,
        FAST
    }

    /** Is an answer for the model, because it is declared. */
    public static final class SoldOut extends Exception {
        private static final long serialVersionUID = 1;

        SoldOut(String message) {
            super(message);
        }
    }

    private final CountDownLatch waiting = new CountDownLatch(1);

    @CopilotTool("Places an order.")
    public Order placeOrder(
            @CopilotToolParam("The order's id") String id, @CopilotToolParam("How many") @Min(1) int pieces)
            throws SoldOut {
        if (id.equals("gone")) {
            throw new SoldOut("Nothing is left of gone.");
        }
        if (id.equals("broken")) {
            throw new IllegalStateException("The disk is full.");
        }
        return new Order(id, pieces);
    }

    @CopilotTool("Lists orders.")
    public List<Order> listOrders() {
        return List.of(new Order("a", 1), new Order("b", 2));
    }

    @CopilotTool("Asks a carrier.")
    public CompletableFuture<Order> askCarrier(@CopilotToolParam("The order's id") String id) {
        return CompletableFuture.supplyAsync(() -> new Order(id, 7));
    }

    @CopilotTool("Shows a picture, a sound and a document.")
    public ToolResultObject show() {
        return new ToolResultObject(
                "success",
                "Here they are.",
                List.of(
                        new ToolBinaryResult("AQID", "image/png", "image", "A shelf"),
                        new ToolBinaryResult("AQID", "audio/wav", "audio", null),
                        new ToolBinaryResult("AQID", "application/pdf", "resource", null)),
                null,
                null,
                null);
    }

    @CopilotTool("Returns a picture alone.")
    public ToolBinaryResult draw(@CopilotToolParam("Its media type") String type) {
        return new ToolBinaryResult("AQID", type, "image", null);
    }

    @CopilotTool("Says who calls.")
    public String whoCalls(ToolInvocation invocation) {
        return invocation.getToolName() + " " + invocation.getToolCallId() + " " + invocation.getSessionId() + " "
                + ClientCalls.context(invocation, InvocationContext.class).methodName();
    }

    @CopilotTool("Waits for an interrupt.")
    public CompletableFuture<String> waitLong() {
        waiting.countDown();
        return new CompletableFuture<>();
    }

    /** Waits until the tool above waits. */
    public void awaitCall() throws InterruptedException {
        waiting.await();
    }

    @CopilotTool("Has a schema of every kind.")
    public String describe(
            @CopilotToolParam("How it is paid") Payment payment,
            @CopilotToolParam("A recursive type") Shelf shelf,
            @CopilotToolParam("Numbers by name") Map<String, Integer> numbers,
            @CopilotToolParam("Any values by name") Map<String, Object> values,
            @CopilotToolParam("A day") LocalDate day,
            @CopilotToolParam("Some texts") @Size(min = 1, max = 9) List<@Size(max = 30) String> texts,
            @CopilotToolParam("Anything") List<Object> anything,
            @CopilotToolParam("A percentage") @Min(0) @Max(100) long percentage,
            @CopilotToolParam("A share") double share,
            @CopilotToolParam(value = "How fast", defaultValue = "FAST") Speed speed,
            @CopilotToolParam(value = "A flag", required = false) Boolean flag,
            @CopilotToolParam("A note") Optional<String> note) {
        return payment + " " + shelf + numbers + values + day + texts + anything + percentage + share + speed + flag
                + note;
    }
}
