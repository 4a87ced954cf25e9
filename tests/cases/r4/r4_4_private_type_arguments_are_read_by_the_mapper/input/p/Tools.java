package p;

import com.github.copilot.tool.CopilotTool;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;

public class Tools {
    private record Point(int x, int y) {}

    private enum Color {
        RED,
        GREEN
    }

    private record Box<T>(T content) {}

    public record Shown(List<Point> points) {}

    @CopilotTool("Private type arguments.")
    public String take(
            List<Point> list,
            Map<Color, List<Point>> map,
            Optional<Point> one,
            List<Point[]> arrays,
            EnumSet<Color> colors,
            List<Box<Point>> boxes,
            Shown shown) {
        Point first = list.get(0);
        Color color = map.keySet().iterator().next();
        return first + " " + color + map.get(color) + " " + one.map(Point::x) + " " + arrays.get(0)[0] + " " + colors + " "
                + boxes.get(0).content().y() + " " + shown;
    }
}
