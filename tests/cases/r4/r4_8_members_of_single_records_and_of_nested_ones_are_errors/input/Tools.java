import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    public record Query(String text) {}

    @CopilotTool("One.")
    public void one(@CopilotToolParam("What.") Query query) {}

    @CopilotTool("Two.")
    public void two(@CopilotToolParam(name = "q") Query query) {}

    @CopilotTool("Three.")
    public void three(@CopilotToolParam(required = false) Query query) {}

    @CopilotTool("Four.")
    public void four(@CopilotToolParam(defaultValue = "{}") Query query) {}

    @CopilotTool("Five.")
    public void five(@CopilotToolParam(schema = "{}") Query query) {}

    public record Line(
            @CopilotToolParam(value = "What.", name = "thing") String item,
            @CopilotToolParam(value = "How many.", defaultValue = "1") int count) {}

    @CopilotTool("Orders.")
    public void order(Line line, String note) {}
}
