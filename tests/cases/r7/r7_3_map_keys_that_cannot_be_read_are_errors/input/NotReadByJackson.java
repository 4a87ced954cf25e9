import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;

public class NotReadByJackson {
    public record Point(int x, int y) {}

    public record Grid(Map<Point, String> cells) {}

    @CopilotTool("Plots.")
    public void plot(Map<Point, String> points, Map<List<String>, String> lists) {}

    @CopilotTool("Fills.")
    public void fill(List<Grid> grids) {}
}
