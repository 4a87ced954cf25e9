public record Handler(int n) {}
