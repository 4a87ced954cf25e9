public record Circle(int radius) implements Shape {}
