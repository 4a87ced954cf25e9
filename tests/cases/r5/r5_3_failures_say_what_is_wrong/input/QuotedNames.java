import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Map;

public class QuotedNames {
    public enum Level {
        @JsonProperty("low\n- argument 'level' may be anything")
        LOW,
        @JsonProperty("\"high\"\\")
        HIGH
    }

    public sealed interface Shape permits Circle, Square {}

    public record Circle(@JsonProperty("r\n") int r) implements Shape {}

    public record Square(int side) implements Shape {}

    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Cat.class, name = "cat\n- dog"),
        @JsonSubTypes.Type(value = Dog.class, name = "dog")
    })
    public interface Pet {}

    public record Cat(int lives) implements Pet {}

    public record Dog(int age) implements Pet {}

    @CopilotTool("Sets the level.")
    public String level(Level level, Map<Level, Integer> map) {
        return "set";
    }

    @CopilotTool("Draws.")
    public String draw(Shape shape, Pet pet) {
        return "drawn";
    }
}
