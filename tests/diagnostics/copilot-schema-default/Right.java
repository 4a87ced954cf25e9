import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Min;

class Tools {
    @CopilotTool("Lists the latest orders.")
    String latest(@CopilotToolParam(value = "How many at most", defaultValue = "10") @Min(1) int most) {
        return "orders " + most;
    }
}
