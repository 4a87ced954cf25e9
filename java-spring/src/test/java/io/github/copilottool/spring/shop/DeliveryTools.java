package io.github.copilottool.spring.shop;

import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import io.github.copilottool.spring.SpringAiTools;
import java.io.IOException;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Tools of every kind of result, and of every kind of schema. */
public class DeliveryTools {
    /** A delivery as the model sees it. */
    public record Delivery(String id, int pieces) {}

    /** A recursive type. */
    public record Box(String label, List<Box> parts) {}

    /** Where it is left. */
    public sealed interface Place {}

    /** At a door. */
    public record Door(int number) implements Place {}

    /** In a locker. */
    public record Locker(String code) implements Place {}

    /** Is an answer for the model, because it is declared. */
    public static final class Closed extends Exception {
        private static final long serialVersionUID = 1;

        Closed(String message) {
            super(message);
        }
    }

    @CopilotTool("Delivers an order.")
    public Delivery deliver(
            @CopilotToolParam("The order's id") String id, @CopilotToolParam("How many pieces") int pieces)
            throws Closed, IOException {
        switch (id) {
            case "closed":
                throw new Closed("Nobody opens.");
            case "broken":
                throw new IllegalStateException("The van is broken.");
            case "unread":
                throw new IOException("The map cannot be read.");
            default:
                return new Delivery(id, pieces);
        }
    }

    @CopilotTool("Lists deliveries.")
    public List<Delivery> listDeliveries() {
        return List.of(new Delivery("a", 1), new Delivery("b", 2));
    }

    @CopilotTool("Asks the driver.")
    public CompletableFuture<Delivery> askDriver(@CopilotToolParam("The order's id") String id) {
        return CompletableFuture.supplyAsync(() -> new Delivery(id, 7));
    }

    @CopilotTool("Shows a picture.")
    public ToolResultObject show() {
        ToolBinaryResult picture = new ToolBinaryResult("AQID", "image/png", "image", "A door");
        return new ToolResultObject("success", "Here it is.", List.of(picture), null, null, null);
    }

    @CopilotTool("Says who calls.")
    public String whoCalls(ToolInvocation invocation) {
        return invocation.getToolName() + " for "
                + SpringAiTools.toolContext(invocation).getContext().get("user");
    }

    @CopilotTool("Has a schema of every kind.")
    public String describe(
            @CopilotToolParam("A union") Place place,
            @CopilotToolParam("A recursive type") Box box,
            @CopilotToolParam("Numbers by name") Map<String, Integer> numbers,
            @CopilotToolParam("A day") LocalDate day,
            @CopilotToolParam(value = "A number", defaultValue = "3") int number) {
        return "" + place + box + numbers + day + number;
    }
}
