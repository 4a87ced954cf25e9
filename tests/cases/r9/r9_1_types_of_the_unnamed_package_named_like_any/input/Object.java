public record Object(int n) {}
