import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;

/** A property of the type Object, or of an interface of a library, lists the subtypes itself. */
public class OfAnyType {
    public record Cat(int lives) implements Comparable<Cat> {
        @Override
        public int compareTo(Cat other) {
            return lives - other.lives;
        }
    }

    public record Dog(String name) {}

    public static class Home {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
        @JsonSubTypes({
            @JsonSubTypes.Type(value = Cat.class, name = "cat"),
            @JsonSubTypes.Type(value = Dog.class, name = "dog")
        })
        public Object pet;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
        @JsonSubTypes(@JsonSubTypes.Type(value = Dog.class, name = "dog"))
        public List<Object> dogs;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
        @JsonSubTypes(@JsonSubTypes.Type(value = Cat.class, name = "cat"))
        public Map<String, Comparable<Cat>> named;

        @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
        @JsonSubTypes({@JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Dog.class)})
        public Object other;
    }

    @CopilotTool("Moves in.")
    public String moveIn(Home home, int count) {
        return home.pet + " " + home.dogs + " " + home.named + " " + home.other;
    }
}
