import com.fasterxml.jackson.annotation.JsonUnwrapped;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;

public class Tools {
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
    @SuppressWarnings("copilot-result-optional")
    public Optional<Optional<Integer>> twice() {
        return Optional.of(Optional.of(1));
    }

    public record City(String name) {}

    public record Contact(@JsonUnwrapped Optional<City> city) {}

    @CopilotTool("Unwrapped.")
    public Contact contact() {
        return new Contact(Optional.of(new City("Ulm")));
    }
}
