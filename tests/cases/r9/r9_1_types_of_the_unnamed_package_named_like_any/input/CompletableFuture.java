public record CompletableFuture(int n) {}
