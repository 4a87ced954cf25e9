import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.stream.Stream;

public class Broken {
    @CopilotTool(value = "One.", name = "a b")
    public void one(@CopilotToolParam(value = "A.", defaultValue = "x") int a, Thread b) {}

    @CopilotTool("")
    private void two() {}

    @CopilotTool("Three.")
    public Stream<String> three(@CopilotToolParam String c) {
        return null;
    }
}
