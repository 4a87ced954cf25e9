import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;

class Tools {
    @CopilotTool("Lists the latest orders.")
    String latest(@CopilotToolParam(value = "How many at most", defaultValue = "50") @Max(50) int most) {
        return "orders " + most;
    }
}
