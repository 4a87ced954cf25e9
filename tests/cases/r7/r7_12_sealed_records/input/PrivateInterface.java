import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The interface is private, its records are not: the companion names only these. */
public class PrivateInterface {
    private sealed interface Shape permits Circle, Square {}

    public record Circle(double radius) implements Shape {}

    public record Square(double side) implements Shape {}

    @CopilotTool("Draws shapes")
    String draw(@CopilotToolParam("Shapes") List<Shape> shapes) {
        return shapes.toString();
    }

    @CopilotTool("Draws named shapes")
    String drawNamed(@CopilotToolParam("Shapes by name") Map<String, Shape> shapes) {
        return shapes.toString();
    }

    @CopilotTool("Draws a shape, if there is one")
    String drawMaybe(@CopilotToolParam("Shape") Optional<Shape> shape) {
        return shape.toString();
    }
}
