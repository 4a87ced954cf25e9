package io.smallrye.mutiny.groups;

import io.smallrye.mutiny.Uni;
import java.util.concurrent.CompletableFuture;

public class UniCreate {
    public <T> Uni<T> item(T item) {
        return () -> CompletableFuture.completedFuture(item);
    }
}
