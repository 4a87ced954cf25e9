import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Lists the latest orders.")
    String latest(
            @CopilotToolParam(value = "How many at most", schema = "{\"type\": \"integer\", \"minimum\": 1}", defaultValue = "10") int most) {
        return "orders " + most;
    }
}
