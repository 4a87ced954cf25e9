import com.fasterxml.jackson.annotation.JsonSubTypes;
import com.fasterxml.jackson.annotation.JsonTypeInfo;
import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class OneOfTheirLeaves {
    @JsonTypeInfo(use = JsonTypeInfo.Id.NAME, property = "kind")
    @JsonSubTypes({
        @JsonSubTypes.Type(value = Circle.class, name = "circle"),
        @JsonSubTypes.Type(value = Square.class, name = "square"),
        @JsonSubTypes.Type(value = Slanted.class, name = "slanted")
    })
    public sealed interface Shape permits Circle, Angular {}

    public record Circle(double radius) implements Shape {}

    public sealed interface Angular extends Shape permits Square, Slanted {}

    public record Square(double side) implements Angular {}

    public static final class Slanted implements Angular {
        public double slope;

        @Override
        public String toString() {
            return "Slanted " + slope;
        }
    }

    @CopilotTool("Draws.")
    public String draw(Shape shape, List<Shape> more) {
        return shape + " " + more;
    }
}
