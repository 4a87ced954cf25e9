import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.annotation.JsonTypeName;
import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

public class Tools {
    @JsonSubTypes(@JsonSubTypes.Type(value = Image.class, name = "i"))
    public interface Media {}

    public record Image(int width) implements Media {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = One.class, names = {"one", "uno"}),
        @JsonSubTypes.Type(value = Two.class, name = "two")
    })
    public interface Number {}

    @JsonTypeName("own")
    public record One(int v) implements Number {}

    public record Two(int v) implements Number {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind", defaultImpl = Big.class)
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Big.class, names = {"big", "large"}),
        @JsonSubTypes.Type(value = Small.class, name = "small")
    })
    public interface Size {}

    public static class Big implements Size {
        public int v;
    }

    public static class Small implements Size {
        public int w;
    }

    /** The names of the property and of the type. */
    public static class Holder {
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
        @JsonSubTypes(@JsonSubTypes.Type(value = Image.class, name = "image"))
        public Media media;

        /** Types of the JDK. */
        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, include = JsonTypeInfo.As.WRAPPER_OBJECT)
        @JsonSubTypes({
            @JsonSubTypes.Type(value = Integer.class, name = "int"),
            @JsonSubTypes.Type(value = String.class, name = "text"),
            @JsonSubTypes.Type(value = LocalDate.class, name = "day"),
            @JsonSubTypes.Type(value = Image.class, name = "image")
        })
        public Object wrapped;

        @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
        @JsonSubTypes({
            @JsonSubTypes.Type(value = Integer.class, name = "int"),
            @JsonSubTypes.Type(value = Image.class, name = "image")
        })
        public Object paired;

        public String unit;

        @JsonTypeInfo(
                use = JsonTypeInfo.Id.NAME,
                include = JsonTypeInfo.As.EXTERNAL_PROPERTY,
                property = "unit")
        @JsonSubTypes({
            @JsonSubTypes.Type(value = Integer.class, name = "int"),
            @JsonSubTypes.Type(value = String.class, name = "text")
        })
        public Object beside;
    }

    /** An inner union with a name of its own: only the outer one's is read. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Action.class, name = "action"),
        @JsonSubTypes.Type(value = Other.class, name = "other")
    })
    public interface Event {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Open.class, name = "open"))
    public interface Action extends Event {}

    public static class Open implements Action {
        public int n;
    }

    public static class Other implements Event {
        public int z;
    }

    /** The creator takes an object, so the name is one of its properties. */
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "type")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Dog.class, name = "dog"),
        @JsonSubTypes.Type(value = Cat.class, name = "cat")
    })
    public interface Pet {}

    public static class Dog implements Pet {
        private final Image image;

        @JsonCreator(mode = JsonCreator.Mode.DELEGATING)
        public Dog(Image image) {
            this.image = image;
        }

        @Override
        public String toString() {
            return "dog " + image.width;
        }
    }

    public static class Cat implements Pet {
        public int lives;

        @Override
        public String toString() {
            return "cat " + lives;
        }
    }

    @CopilotTool("Counts.")
    public String count(List<Number> numbers, Map<String, Size> sizes) {
        return numbers.toString() + sizes.get("a").getClass().getSimpleName() + sizes.get("b").getClass().getSimpleName()
                + sizes.get("c").getClass().getSimpleName();
    }

    @CopilotTool("Holds.")
    public String hold(Holder holder, int n) {
        return holder.media + " " + holder.wrapped + " " + holder.paired + " " + holder.beside;
    }

    @CopilotTool("Happens.")
    public String happen(Event event, List<Action> actions, Open open) {
        return event.getClass().getSimpleName() + actions.size() + open.n;
    }

    @CopilotTool("Feeds.")
    public String feed(List<Pet> pets) {
        return pets.toString();
    }
}
