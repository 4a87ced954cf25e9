package p;

import com.github.copilot.tool.CopilotTool;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;

public class Tools {
    public record Point(int x, int y) {}

    @CopilotTool("Takes.")
    public String take(List<Point> points, Map<String, Integer> map, LocalDate day, java own) {
        return points + " " + map + " " + day;
    }
}
