import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

public class InsideOptionalsAndCollections {
    public enum Colour {
        RED
    }

    public record Point(int x, @Nullable Integer y) {}

    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "RED") Optional<Colour> one,
            @CopilotToolParam(value = "D.", defaultValue = "[\"RED\"]") List<Colour> list,
            @CopilotToolParam(value = "D.", defaultValue = "[1]") Optional<List<Integer>> maybe,
            @CopilotToolParam(value = "D.", defaultValue = "{\"RED\":[0.5]}") Map<Colour, List<Double>> map,
            @CopilotToolParam(value = "D.", defaultValue = "[{\"x\":1,\"y\":null}]") List<Point> points,
            @CopilotToolParam(value = "D.", defaultValue = "010") Optional<Integer> number) {
        return "" + one + "," + list + "," + maybe + "," + map + "," + points + "," + number;
    }
}
