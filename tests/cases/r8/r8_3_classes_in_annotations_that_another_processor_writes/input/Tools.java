import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import java.util.ArrayList;
import java.util.List;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = ImmutableDog.class, name = "dog"),
        @JsonSubTypes.Type(value = Cat.class, name = "cat")
    })
    public interface Animal {}

    public record Cat(int lives) implements Animal {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, defaultImpl = ImmutableDog.class)
    @JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
    public interface Pet {}

    @JsonDeserialize(as = ImmutableOrder.class)
    public interface Order {
        String article();
    }

    @JsonDeserialize(builder = Person.Builder.class)
    public static class Person {
        final String name;

        Person(String name) {
            this.name = name;
        }

        /** Its superclass is generated. */
        public static class Builder extends PersonBuilder {
            public Person build() {
                return new Person(name);
            }
        }
    }

    public static class Dto extends GeneratedBase {
        public int own;
    }

    public static class Items extends ArrayList<Made> {
        private static final long serialVersionUID = 1;
    }

    public record Box(@JsonDeserialize(contentAs = Made.class) List<Object> content) {}

    public static class Lost extends GeneratedException {
        private static final long serialVersionUID = 1;

        Lost(String message) {
            super(message);
        }
    }

    @CopilotTool("Subtypes.")
    String animal(Animal animal) {
        return "" + animal;
    }

    @CopilotTool("Default implementations.")
    String pet(Pet pet) {
        return "" + pet;
    }

    @CopilotTool("Implementations.")
    String order(Order order) {
        return order.article();
    }

    @CopilotTool("Builders.")
    String person(Person person) {
        return person.name;
    }

    @CopilotTool("Superclasses.")
    String dto(Dto dto) {
        return dto.inherited + ", " + dto.own;
    }

    @CopilotTool("Type arguments of superclasses.")
    String items(Items items) {
        return "" + items;
    }

    @CopilotTool("Contents.")
    String box(Box box) {
        return "" + box.content().get(0).getClass();
    }
}
