import com.github.copilot.rpc.ToolBinaryResult;
import com.github.copilot.tool.CopilotTool;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Stream;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

public class OrderTools {
    public record Order(String id, int cents) {}

    public static class NoOrder extends Exception {
        private static final long serialVersionUID = 1L;

        NoOrder(String message) {
            super(message);
        }
    }

    public static class OrderMono extends Mono<Order> {
        @Override
        public CompletableFuture<Order> toFuture() {
            return CompletableFuture.completedFuture(new Order("c", 3));
        }
    }

    @CopilotTool("Finds an order.")
    public Mono<Order> find(String id) throws NoOrder {
        return switch (id) {
            case "none" -> Mono.justOrEmpty(null);
            case "null" -> null;
            case "lost" -> Mono.error(new NoOrder("Order lost is not there."));
            case "gone" -> throw new NoOrder("Order gone is not there.");
            default -> Mono.justOrEmpty(new Order(id, 1));
        };
    }

    @CopilotTool("The name of an order.")
    public Mono<String> name(String reactor) {
        return Mono.justOrEmpty(reactor);
    }

    @CopilotTool("Drops all orders.")
    public static Mono<Void> drop() {
        return Mono.justOrEmpty(null);
    }

    @CopilotTool("Finds an order, perhaps.")
    public Uni<Optional<Order>> perhaps(boolean found) {
        return Uni.createFrom().item(Optional.of(new Order("a", 2)).filter(order -> found));
    }

    @CopilotTool("Counts orders.")
    public Uni<Integer> count() {
        return Uni.createFrom().item(7);
    }

    @CopilotTool("Lists orders.")
    public Flux<Order> list(int size) {
        return size < 0 ? null : Flux.fromStream(Stream.iterate(1, i -> i + 1).limit(size).map(i -> new Order("o", i)));
    }

    @CopilotTool("Never ends.")
    public Flux<String> endless() throws NoOrder {
        return Flux.fromStream(Stream.generate(() -> "on"));
    }

    @CopilotTool("Lists numbers.")
    public Multi<Long> numbers(int size) {
        return Multi.createFrom().items(Stream.iterate(1L, i -> i + 1).limit(size));
    }

    @CopilotTool("Shows charts.")
    public Flux<ToolBinaryResult> charts() {
        return Flux.fromStream(Stream.of(new ToolBinaryResult("iVBORw==", "image/png", "image", "A chart")));
    }

    @CopilotTool("An order.")
    public OrderMono own() {
        return new OrderMono();
    }

    @CopilotTool("Whatever comes.")
    public <T extends Flux<?>> T any() {
        return null;
    }
}
