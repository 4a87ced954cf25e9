import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public record Query(
            @CopilotToolParam(value = "A.", name = "x") String a,
            String x,
            @CopilotToolParam(value = "B.", defaultValue = "many") int b,
            @CopilotToolParam(value = "C.", required = true, defaultValue = "1") int c,
            @CopilotToolParam(value = "D.", required = false) int d,
            @CopilotToolParam(value = "E.", name = "e e") String e,
            Thread f) {}

    @CopilotTool("Searches.")
    public void search(Query query) {}
}
