import com.github.copilot.tool.CopilotTool;
import java.util.List;
import java.util.Map;

public class OfTheUsers {
    public record Grow<T>(T value, Map<String, Grow<Map<String, T>>> next) {}

    public record Wide<T>(List<List<Wide<List<List<T>>>>> next) {}

    @CopilotTool("Grows.")
    public void grow(Grow<String> grow, int more) {}

    @CopilotTool("Inside a map.")
    public void inside(Map<String, Wide<Integer>> wide) {}
}
