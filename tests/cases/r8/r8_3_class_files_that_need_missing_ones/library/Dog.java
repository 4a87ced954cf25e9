public record Dog(int age) implements Animal {}
