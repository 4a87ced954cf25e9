import com.fasterxml.jackson.annotation.JsonFilter;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

public class Tools {
    /** Jackson reads it. */
    public static class Settings {
        public Optional<String> name;
    }

    @JsonFilter("few")
    public record Filtered(int a, int b) {}

    public record User(String name, Optional<String> mail) {}

    public static class Account {
        public OptionalInt getLimit() {
            return OptionalInt.empty();
        }
    }

    @CopilotTool("In a record.")
    public User user() {
        return new User("Ann", Optional.empty());
    }

    @CopilotTool("By a getter, in a future.")
    public CompletableFuture<List<Account>> accounts() {
        return CompletableFuture.completedFuture(List.of(new Account()));
    }

    @CopilotTool("In a map.")
    public Map<String, Optional<Integer>> map() {
        return Map.of();
    }

    @CopilotTool("In another.")
    public Optional<Optional<Integer>> twice() {
        return Optional.of(Optional.of(1));
    }

    @CopilotTool("By itself it is unwrapped.")
    public Optional<String> alone() {
        return Optional.of("x");
    }

    @CopilotTool("In a future, too.")
    public CompletableFuture<Optional<Integer>> later() {
        return CompletableFuture.completedFuture(Optional.of(3));
    }

    @CopilotTool("As an argument.")
    public String apply(Settings settings, int tries) {
        return "applied";
    }

    @CopilotTool("A filter, which the SDK's mapper does not have.")
    public Filtered filtered() {
        return new Filtered(1, 2);
    }
}
