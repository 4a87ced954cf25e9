import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import java.util.List;
import java.util.Map;

public class Tools {
    /** An animal. */
    public interface Animal {}

    public record Cat(@Max(9) int lives) implements Animal {}

    public record Dog(String name) implements Animal {}

    public enum Fish implements Animal {
        COD
    }

    public record Owner(
            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
                    @JsonSubTypes({
                        @JsonSubTypes.Type(value = Cat.class, name = "cat"),
                        @JsonSubTypes.Type(value = Dog.class, name = "dog"),
                        @JsonSubTypes.Type(value = Fish.class, name = "fish")
                    })
                    Animal pet,
            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
                    @JsonSubTypes({
                        @JsonSubTypes.Type(value = Cat.class, name = "c"),
                        @JsonSubTypes.Type(value = Dog.class, name = "d")
                    })
                    @CopilotToolParam(value = "Another", required = false)
                    Animal other) {}

    public static class Zoo {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME)
        @JsonSubTypes({@JsonSubTypes.Type(value = Cat.class, name = "cat"), @JsonSubTypes.Type(Dog.class)})
        public List<Animal> all;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
        @JsonSubTypes({
            @JsonSubTypes.Type(value = Cat.class, name = "cat"),
            @JsonSubTypes.Type(value = Dog.class, name = "dog")
        })
        public Map<String, Animal> named;

        private Animal[] rest;

        @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
        @JsonSubTypes({@JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Dog.class)})
        public Animal[] getRest() {
            return rest;
        }

        public void setRest(Animal[] rest) {
            this.rest = rest;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square")
    })
    public sealed interface Figure {}

    public record Circle(int radius) implements Figure {}

    public record Square(int side) implements Figure {}

    @JsonTypeName("hex")
    public record Hexagon(int side) implements Figure {}

    /** The type information of the property replaces that of the type, and its subtypes are added. */
    public record Drawing(
            Figure plain,
            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT) Figure wrapped,
            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "shape") @JsonSubTypes(@JsonSubTypes.Type(Hexagon.class))
                    Figure more,
            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "shape")
                    @JsonSubTypes(@JsonSubTypes.Type(value = Hexagon.class, name = "circle"))
                    Figure renamed,
            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "shape") Circle alone) {}

    public static class Task {
        public String kind;
        public String title;
    }

    public static class Timed extends Task {
        public int hours;
    }

    public static class Plan {
        private final Task first;

        @JsonTypeInfo(
                use = JsonTypeInfo.Id.NAME,
                include = JsonTypeInfo.As.EXISTING_PROPERTY,
                property = "kind",
                visible = true)
        @JsonSubTypes({
            @JsonSubTypes.Type(value = Task.class, name = "task"),
            @JsonSubTypes.Type(value = Timed.class, name = "timed")
        })
        public Task second;

        @JsonCreator
        public Plan(
                @JsonProperty("first")
                        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "as", defaultImpl = Task.class)
                        @JsonSubTypes({@JsonSubTypes.Type(value = Timed.class, name = "timed")})
                        Task first) {
            this.first = first;
        }
    }

    public static class Node {
        public String name;
        public Node plain;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
        @JsonSubTypes({@JsonSubTypes.Type(value = Leaf.class, name = "leaf"), @JsonSubTypes.Type(Node.class)})
        public Node next;
    }

    public static class Leaf extends Node {
        public int weight;
    }

    public record Box<T>(
            @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
                    @JsonSubTypes({
                        @JsonSubTypes.Type(value = Cat.class, name = "cat"),
                        @JsonSubTypes.Type(value = Square.class, name = "square")
                    })
                    T content) {}

    private static String name(Object value) {
        return value.getClass().getSimpleName();
    }

    @CopilotTool("Adopts.")
    public String adopt(@CopilotToolParam("The owner") Owner owner, @CopilotToolParam("How many") int count) {
        return owner.pet() + " " + owner.other() + " " + count;
    }

    @CopilotTool("Adopts one, as arguments.")
    public String adoptOne(Owner owner) {
        return owner.pet() + " " + owner.other();
    }

    @CopilotTool("Opens.")
    public String open(@CopilotToolParam("The zoo") Zoo zoo, @CopilotToolParam("How many") int count) {
        return zoo.all + " " + zoo.named + " " + (zoo.rest == null ? null : List.of(zoo.rest)) + " " + count;
    }

    @CopilotTool("Draws.")
    public String draw(@CopilotToolParam("The drawing") Drawing drawing, @CopilotToolParam("How many") int count) {
        return drawing + " " + count;
    }

    @CopilotTool("Plans.")
    public String plan(@CopilotToolParam("The plan") Plan plan, @CopilotToolParam("How many") int count) {
        return name(plan.first) + " " + name(plan.second) + " " + plan.second.kind;
    }

    @CopilotTool("Walks.")
    public String walk(@CopilotToolParam("The node") Node node, @CopilotToolParam("How many") int count) {
        String names = "";
        for (Node next = node; next != null; next = next.next) {
            names += name(next) + " " + next.name + ";";
        }
        return names;
    }

    @CopilotTool("Packs.")
    public String pack(
            @CopilotToolParam("One box") Box<Animal> one, @CopilotToolParam("Another box") Box<Figure> another) {
        return one + " " + another;
    }
}
