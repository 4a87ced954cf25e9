import com.github.copilot.tool.CopilotTool;

public class Base {
    public record Point(int x, int y) {}

    @CopilotTool("Adds.")
    public int add(Point point) {
        return point.x() + point.y();
    }
}
