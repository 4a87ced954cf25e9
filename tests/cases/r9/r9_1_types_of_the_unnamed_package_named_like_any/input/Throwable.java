public record Throwable(int n) {}
