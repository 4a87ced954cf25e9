import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

class Tools {
    record Nested<T>(T value, Nested<List<T>> inner) {}

    @CopilotTool("Stores values.")
    void store(@CopilotToolParam("The values") List<Nested<String>> values) {}
}
