public record List(int n) {}
