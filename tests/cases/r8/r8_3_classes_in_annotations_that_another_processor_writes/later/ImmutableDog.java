public record ImmutableDog(String bark) implements Tools.Animal, Tools.Pet {}
