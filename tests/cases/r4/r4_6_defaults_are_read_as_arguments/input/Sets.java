import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Size;
import java.util.List;
import java.util.Map;
import java.util.Set;

public class Sets {
    public record Flat(
            @CopilotToolParam(value = "D.", defaultValue = "[\"a\",\"a\"]") @Size(min = 2) Set<String> tags, int n) {}

    public record Tags(@Size(min = 2) Set<String> tags, int n) {}

    public static class Bean {
        @Size(min = 2)
        public Set<String> tags;
    }

    @CopilotTool("Flat.")
    public void flat(Flat flat) {}

    @CopilotTool("Defaults.")
    public void show(
            @CopilotToolParam(value = "D.", defaultValue = "[\"a\",\"a\"]") @Size(min = 2) Set<String> p0,
            @CopilotToolParam(value = "D.", defaultValue = "{\"tags\":[\"a\",\"a\"],\"n\":1}") Tags p1,
            @CopilotToolParam(value = "D.", defaultValue = "{\"tags\":[\"a\",\"a\"]}") Bean p2,
            @CopilotToolParam(value = "D.", defaultValue = "[{\"tags\":[\"a\",\"a\"],\"n\":1}]") List<Tags> p3,
            @CopilotToolParam(value = "D.", defaultValue = "{\"k\":{\"tags\":[\"a\",\"a\"],\"n\":1}}")
                    Map<String, Tags> p4,
            @CopilotToolParam(value = "D.", defaultValue = "[[1,1.0]]") List<@Size(min = 2) Set<Integer>> p5) {}
}
