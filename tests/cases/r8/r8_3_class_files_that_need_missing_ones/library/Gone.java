public record Gone(int side) implements Shape {}
