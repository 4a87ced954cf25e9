public record Cat(int age) implements Animal {}
