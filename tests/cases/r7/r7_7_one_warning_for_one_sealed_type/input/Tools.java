import com.github.copilot.tool.CopilotTool;
import java.util.Map;

public class Tools {
    public sealed interface Shape permits Circle, Square {}

    public record Circle(double radius) implements Shape {}

    public record Square(double side) implements Shape {}

    public static class Mapped {
        public Shape inside;
    }

    public record Both(Shape read, Mapped mapped) {}

    @CopilotTool("Takes both.")
    public String take(Both both, int other) {
        return "";
    }
}
