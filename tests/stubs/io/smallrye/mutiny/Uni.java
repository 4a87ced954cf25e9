package io.smallrye.mutiny;

import java.util.concurrent.CompletionStage;

public interface Uni<T> {
    CompletionStage<T> subscribeAsCompletionStage();
}
