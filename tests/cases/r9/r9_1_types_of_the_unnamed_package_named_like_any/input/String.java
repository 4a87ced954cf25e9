public record String(int n) {}
