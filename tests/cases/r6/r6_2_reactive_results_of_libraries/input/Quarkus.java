import io.quarkiverse.mcp.server.Cancellation;
import io.quarkiverse.mcp.server.TextContent;
import io.quarkiverse.mcp.server.Tool;
import io.quarkiverse.mcp.server.ToolArg;
import io.quarkiverse.mcp.server.ToolResponse;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** The kinds of methods that public Quarkus servers have. */
public class Quarkus {
    public record City(String name, int people) {}

    @Tool(description = "Text.")
    Uni<String> text(@ToolArg(description = "What") String what) {
        return Uni.createFrom().item(what);
    }

    @Tool(description = "A record.")
    Uni<City> city() {
        return Uni.createFrom().item(new City("Ulm", 126));
    }

    @Tool(description = "A list.")
    Uni<List<City>> cities() {
        return Uni.createFrom().item(List.of(new City("Ulm", 126)));
    }

    @Tool(description = "A map.")
    Uni<Map<String, Integer>> map() {
        return Uni.createFrom().item(Map.of("Ulm", 126));
    }

    @Tool(description = "A value, perhaps.")
    Uni<Optional<City>> perhaps() {
        return Uni.createFrom().item(Optional.empty());
    }

    @Tool(description = "Nothing.")
    Uni<Void> nothing() {
        return Uni.createFrom().item((Void) null);
    }

    @Tool(description = "Anything.")
    Uni<?> anything() {
        return Uni.createFrom().item(List.of(1));
    }

    @Tool(description = "A number.")
    Uni<Long> number() {
        return Uni.createFrom().item(7L);
    }

    @Tool(description = "Many texts.")
    Multi<String> texts() {
        return Multi.createFrom().items(Stream.of("a", "b"));
    }

    @Tool(description = "Many maps.")
    Multi<Map<String, City>> maps() {
        return Multi.createFrom().items(Stream.of(Map.of("u", new City("Ulm", 126))));
    }

    @Tool(description = "An answer of the library.")
    Uni<ToolResponse> response() {
        return null;
    }

    @Tool(description = "Content of the library.")
    Multi<TextContent> contents() {
        return null;
    }

    @Tool(description = "Has a context.")
    Uni<String> cancellable(Cancellation cancellation) {
        return null;
    }
}
