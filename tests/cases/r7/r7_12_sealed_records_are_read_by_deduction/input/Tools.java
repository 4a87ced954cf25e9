import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import com.fasterxml.jackson.annotation.JsonAlias;
import java.util.List;
import java.util.Optional;

public class Tools {
    sealed interface Shape permits Circle, Box {}

    record Circle(double radius, @JsonAlias("color") Optional<String> colour) implements Shape {}

    sealed interface Box extends Shape permits Square, Rectangle {}

    record Square(double side) implements Box {}

    record Rectangle(double width, double height) implements Box {}

    @CopilotTool("Draws.")
    String draw(@CopilotToolParam("The shapes") List<Shape> shapes) {
        return shapes.toString();
    }

    @CopilotTool("Packs.")
    String pack(@CopilotToolParam("The box") Box box) {
        return box.toString();
    }
}
