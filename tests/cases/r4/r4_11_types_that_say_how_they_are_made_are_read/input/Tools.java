import com.fasterxml.jackson.annotation.JsonCreator;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.fasterxml.jackson.databind.annotation.JsonDeserialize;
import com.github.copilot.tool.CopilotTool;
import java.util.AbstractCollection;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ArrayBlockingQueue;

@SuppressWarnings("serial")
public class Tools {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes(@JsonSubTypes.Type(value = Circle.class, name = "circle"))
    public interface Shape {}

    public record Circle(double radius) implements Shape {}

    @JsonDeserialize(as = Dog.class)
    public abstract static class Animal {
        public String name;
    }

    public static class Dog extends Animal {}

    /** Jackson finds valueOf without an annotation, in interfaces, too. */
    public interface Code {
        String text();

        static Code valueOf(String text) {
            return () -> text;
        }
    }

    public abstract static class Level {
        public abstract int height();

        @JsonCreator
        public static Level of(int height) {
            return new Level() {
                @Override
                public int height() {
                    return height;
                }
            };
        }
    }

    public static class Copied extends ArrayList<String> {
        @JsonCreator
        public Copied(Collection<String> other) {
            super(other);
        }
    }

    public static class Hidden extends HashMap<String, Integer> {
        private Hidden() {}
    }

    @CopilotTool("Interfaces and abstract classes.")
    public String abstracts(Shape shape, Animal animal, Code code, Level level) {
        return shape + " " + animal.getClass().getSimpleName() + " " + animal.name + " " + code.text() + " "
                + level.height();
    }

    @CopilotTool("Containers.")
    public String containers(Copied a, Hidden b, ArrayBlockingQueue<String> c, AbstractCollection<String> d) {
        return a + " " + b + " " + c + " " + d;
    }

    @CopilotTool("What they hold.")
    public String held(List<Code> codes, Map<String, Level> levels) {
        return codes.get(0).text() + " " + levels.get("a").height();
    }
}
