package com.example;

import com.github.copilot.tool.CopilotTool;
import io.smallrye.mutiny.Multi;
import io.smallrye.mutiny.Uni;
import java.time.Duration;
import reactor.core.publisher.Flux;
import reactor.core.publisher.Mono;

/** Tools with the results of Reactor and of Mutiny. */
class StockTools {
    record Article(String id, int count) {}

    @CopilotTool("Finds an article.")
    Mono<Article> find(String id) {
        return id.isEmpty() ? Mono.empty() : Mono.delay(Duration.ofMillis(1)).map(late -> new Article(id, 3));
    }

    @CopilotTool("Fails.")
    Mono<Article> fail() {
        return Mono.error(new IllegalStateException("secret"));
    }

    @CopilotTool("Lists articles.")
    Flux<Article> list(int size) {
        return Flux.range(1, size).map(number -> new Article("a" + number, number));
    }

    @CopilotTool("Counts without end.")
    Flux<Long> endless() {
        return Flux.interval(Duration.ofNanos(1000))
                .onBackpressureDrop()
                .doOnCancel(() -> System.out.println("the Flux is cancelled"));
    }

    @CopilotTool("Never ends.")
    Mono<String> never() {
        return Mono.<String>never().doOnCancel(() -> System.out.println("the Mono is cancelled"));
    }

    @CopilotTool("Counts.")
    Uni<Integer> count() {
        return Uni.createFrom().item(7);
    }

    @CopilotTool("Never ends, either.")
    Uni<String> waiting() {
        return Uni.createFrom().<String>nothing().onCancellation().invoke(() -> System.out.println("the Uni is cancelled"));
    }

    @CopilotTool("Lists numbers.")
    Multi<Integer> numbers(int size) {
        return Multi.createFrom().range(0, size);
    }

    @CopilotTool("Lists numbers without end.")
    Multi<Integer> all() {
        return Multi.createBy()
                .repeating()
                .supplier(() -> 1)
                .indefinitely()
                .onCancellation()
                .invoke(() -> System.out.println("the Multi is cancelled"));
    }
}
