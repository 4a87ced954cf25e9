import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.Optional;

public class Tools {
    @CopilotTool("One.")
    public String one(@CopilotToolParam(value = "A.", defaultValue = "7") int a, @CopilotToolParam(value = "B.", defaultValue = "x") Optional<String> b) {
        return a + b.orElse("none");
    }
}
