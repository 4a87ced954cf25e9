public record ImmutableOrder(String article) implements Tools.Order {}
