import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Pattern;

public class Tools {
    @CopilotTool("Matches.")
    String match(@CopilotToolParam("The text") @Pattern(regexp = "(.*a){12}") String text) {
        return text;
    }
}
