import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.JsonNode;
import com.github.copilot.rpc.ToolResultObject;
import com.github.copilot.tool.CopilotTool;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

public class Tools {
    public enum Status {
        OPEN,
        @JsonProperty("done")
        CLOSED
    }

    /**
     * An order.
     *
     * @param id its number
     * @param lines what was ordered
     */
    public record Order(
            long id,
            Status status,
            LocalDate day,
            @JsonPropertyDescription("How long it took") Duration took,
            List<Line> lines,
            Map<String, Integer> counts,
            @JsonInclude(JsonInclude.Include.ALWAYS) String note,
            List<@Nullable String> tags) {}

    public record Line(String product, double price) {}

    public static class Customer {
        /** Who it is. */
        public String getName() {
            return "Ann";
        }

        public boolean isNew() {
            return true;
        }

        public List<Customer> getFriends() {
            return List.of();
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
    public interface Shape {}

    public record Circle(int radius) implements Shape {}

    @CopilotTool("A record.")
    public Order order() {
        return new Order(1, Status.CLOSED, LocalDate.EPOCH, Duration.ofSeconds(90), List.of(new Line("a", 1)), Map.of("a", 1), null, List.of("x"));
    }

    @CopilotTool("Records in a future.")
    public CompletableFuture<List<Order>> orders() {
        return CompletableFuture.completedFuture(List.of(order()));
    }

    @CopilotTool("A class that holds itself.")
    public Customer customer() {
        return new Customer();
    }

    @CopilotTool("A number.")
    public int count() {
        return 1;
    }

    @CopilotTool("A map.")
    public Map<String, List<Integer>> map() {
        return Map.of("a", List.of(1));
    }

    @CopilotTool("A record that may be null.")
    public @Nullable Order nullable() {
        return null;
    }

    @CopilotTool("The same.")
    public Optional<Order> optional() {
        return Optional.empty();
    }

    @CopilotTool("Text.")
    public String text() {
        return "x";
    }

    @CopilotTool("Nothing.")
    public void nothing() {}

    @CopilotTool("A result of its own.")
    public ToolResultObject object() {
        return null;
    }

    @CopilotTool("Anything.")
    public Object anything() {
        return 1;
    }

    @CopilotTool("A tree.")
    public JsonNode tree() {
        return null;
    }

    @CopilotTool("Alternatives, which are known at run time.")
    public Shape shape() {
        return new Circle(1);
    }
}
