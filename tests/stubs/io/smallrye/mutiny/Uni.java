package io.smallrye.mutiny;

import io.smallrye.mutiny.groups.UniCreate;
import java.util.concurrent.CompletableFuture;

public interface Uni<T> {
    static UniCreate createFrom() {
        return new UniCreate();
    }

    CompletableFuture<T> subscribeAsCompletionStage();
}
