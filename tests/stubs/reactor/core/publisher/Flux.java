package reactor.core.publisher;

import java.util.List;
import java.util.stream.Stream;
import org.reactivestreams.Publisher;

public class Flux<T> implements Publisher<T> {
    private final Stream<? extends T> values;

    private Flux(Stream<? extends T> values) {
        this.values = values;
    }

    public static <T> Flux<T> fromStream(Stream<? extends T> values) {
        return new Flux<>(values);
    }

    public Flux<T> take(long size) {
        return new Flux<>(values.limit(size));
    }

    public Mono<List<T>> collectList() {
        return Mono.justOrEmpty(values.<T>map(value -> value).toList());
    }
}
