import com.github.copilot.tool.CopilotTool;
import java.util.List;

public class Tools {
    public sealed interface Shape permits Circle, Square {}

    public record Circle(double radius) implements Shape {}

    public record Square(double side) implements Shape {}

    @CopilotTool("Draws.")
    public void draw(Shape shape, List<Shape> more) {}
}
