import dev.langchain4j.agent.tool.Tool;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.springframework.ai.mcp.annotation.McpTool;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** The kinds of methods that public servers with Reactor have. */
public class Reactor {
    public record City(String name, int people) {}

    public sealed interface Answer permits Found, Lost {}

    public record Found(City city) implements Answer {}

    public record Lost(String reason) implements Answer {}

    @McpTool(name = "text", description = "Text.")
    public Mono<String> text(String what) {
        return Mono.justOrEmpty(what);
    }

    @McpTool(description = "A record.")
    public Mono<City> city() {
        return Mono.justOrEmpty(new City("Ulm", 126));
    }

    @McpTool(description = "A list.")
    public Mono<List<City>> cities() {
        return Mono.justOrEmpty(List.of(new City("Ulm", 126)));
    }

    @McpTool(description = "A map.")
    public Mono<Map<String, Object>> map() {
        return Mono.justOrEmpty(Map.of("Ulm", 126));
    }

    @McpTool(description = "Nothing.")
    public Mono<Void> nothing() {
        return Mono.justOrEmpty(null);
    }

    @McpTool(description = "Whether it is.")
    public Mono<Boolean> is() {
        return Mono.justOrEmpty(true);
    }

    @McpTool(description = "One of several.")
    public Mono<Answer> answer() {
        return Mono.justOrEmpty(new Lost("No map."));
    }

    @McpTool(description = "Many records.")
    public Flux<City> stream() {
        return Flux.fromStream(Stream.of(new City("Ulm", 126), new City("Bonn", 336)));
    }

    @Tool("A value, perhaps.")
    public Mono<Optional<String>> perhaps() {
        return Mono.justOrEmpty(Optional.of("a"));
    }

    @Tool("Many lists.")
    public Flux<List<Integer>> lists() {
        return Flux.fromStream(Stream.of(List.of(1), List.of()));
    }

    @org.springframework.ai.tool.annotation.Tool(description = "An array.")
    public Mono<int[]> array() {
        return Mono.justOrEmpty(new int[] {1});
    }

    @org.springframework.ai.tool.annotation.Tool(description = "Any texts.")
    public Flux<? extends CharSequence> any() {
        return Flux.fromStream(Stream.of("a"));
    }
}
