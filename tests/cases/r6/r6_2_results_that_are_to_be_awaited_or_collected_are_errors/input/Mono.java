public class Mono<T> implements org.reactivestreams.Publisher<T> {}
