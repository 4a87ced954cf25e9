import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.util.Map;

public class Tools {
    @CopilotTool("Faults.")
    public String faults(
            @CopilotToolParam(value = "Too long.", defaultValue = "{\"abcd\": 1}") Map<@Size(max = 3) String, Integer> a,
            Map<@Pattern(regexp = "(") String, Integer> b) {
        return "";
    }
}
