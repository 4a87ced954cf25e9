import com.fasterxml.jackson.annotation.JsonIgnoreProperties;
import com.fasterxml.jackson.annotation.JsonIncludeProperties;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;

public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square")
    })
    public interface Shape {}

    public static class Circle implements Shape {
        public String name;

        @JsonProperty(required = true)
        public int radius;

        @Override
        public String toString() {
            return "circle " + name + " " + radius;
        }
    }

    public record Square(String name, int side) implements Shape {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
    @JsonSubTypes(@JsonSubTypes.Type(value = Wrapped.class, name = "wrapped"))
    public interface Wrapping {}

    public static class Wrapped implements Wrapping {
        public String name;
        public int size;

        @Override
        public String toString() {
            return "wrapped " + name + " " + size;
        }
    }

    @JsonTypeInfo(use = JsonTypeInfo.Id.DEDUCTION)
    @JsonSubTypes({@JsonSubTypes.Type(Cat.class), @JsonSubTypes.Type(Dog.class)})
    public interface Pet {}

    public static class Cat implements Pet {
        @JsonProperty(required = true)
        public int lives;

        public String name;

        @Override
        public String toString() {
            return "cat " + lives + " " + name;
        }
    }

    public static class Dog implements Pet {
        @JsonProperty(required = true)
        public int bones;

        public String name;

        @Override
        public String toString() {
            return "dog " + bones + " " + name;
        }
    }

    public static class Holder {
        @JsonIncludeProperties("name")
        public Shape included;

        @JsonIgnoreProperties("name")
        public List<Map<String, Shape>> ignored;

        /** What tells the type is demanded of a subtype, too. */
        @JsonIncludeProperties("name")
        public Circle circle;

        @JsonIgnoreProperties("name")
        public Wrapping wrapping;

        /** What tells the alternatives apart is shown, though Jackson does not set it. */
        @JsonIncludeProperties("name")
        public Pet pet;
    }

    @CopilotTool("Takes a holder.")
    public String hold(Holder holder) {
        return holder.included + ", " + holder.ignored + ", " + holder.circle + ", " + holder.wrapping + ", " + holder.pet;
    }
}
