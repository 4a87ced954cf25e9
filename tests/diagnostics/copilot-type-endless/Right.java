import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

class Tools {
    record Nested<T>(List<T> values, List<Nested<T>> inner) {}

    @CopilotTool("Stores values.")
    void store(@CopilotToolParam("The values") List<Nested<String>> values) {}
}
