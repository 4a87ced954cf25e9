package reactor.core.publisher;

import java.util.concurrent.CompletableFuture;
import org.reactivestreams.Publisher;

public abstract class Mono<T> implements Publisher<T> {
    public static <T> Mono<T> justOrEmpty(T value) {
        return fromFuture(CompletableFuture.completedFuture(value));
    }

    public static <T> Mono<T> error(Throwable failure) {
        return fromFuture(CompletableFuture.failedFuture(failure));
    }

    public static <T> Mono<T> fromFuture(CompletableFuture<T> future) {
        return new Mono<>() {
            @Override
            public CompletableFuture<T> toFuture() {
                return future;
            }
        };
    }

    public abstract CompletableFuture<T> toFuture();
}
