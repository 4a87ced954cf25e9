import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.time.Year;
import java.util.List;
import java.util.Map;

public class JsonOfAnotherShape {
    public record Point(int x, int y) {}

    @CopilotTool("Defaults.")
    public void show(
            @CopilotToolParam(value = "D.", defaultValue = "[1") int[] p0,
            @CopilotToolParam(value = "D.", defaultValue = "1") int[] p1,
            @CopilotToolParam(value = "D.", defaultValue = "[\"a\"]") List<Integer> p2,
            @CopilotToolParam(value = "D.", defaultValue = "[]") Map<String, Integer> p3,
            @CopilotToolParam(value = "D.", defaultValue = "{\"a\":1.5}") Map<String, Integer> p4,
            @CopilotToolParam(value = "D.", defaultValue = "{\"x\":1}") Point p5,
            @CopilotToolParam(value = "D.", defaultValue = "{\"x\":1,\"y\":\"a\"}") Point p6,
            @CopilotToolParam(value = "D.", defaultValue = "{") Point p7,
            @CopilotToolParam(value = "D.", defaultValue = "now") Year p8,
            @CopilotToolParam(value = "D.", defaultValue = "[null]") List<String> p9) {}
}
