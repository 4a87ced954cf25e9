import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Optional;

public class FlattenedComponents {
    public enum Order {
        UP,
        DOWN
    }

    public record Inner(int n) {}

    public record Query(
            @CopilotToolParam(value = "D.", defaultValue = "abc") String text,
            @CopilotToolParam(value = "D.", defaultValue = "DOWN") Order order,
            @CopilotToolParam(value = "D.", defaultValue = "{\"n\":7}") Inner inner,
            @CopilotToolParam(value = "D.", defaultValue = "5") Optional<Integer> maybe) {}

    @CopilotTool("Searches.")
    public String search(Query query) {
        return query.toString();
    }
}
