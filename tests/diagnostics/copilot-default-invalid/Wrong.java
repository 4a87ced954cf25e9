import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Lists the latest orders.")
    String latest(@CopilotToolParam(value = "How many at most", defaultValue = "ten") int most) {
        return "orders " + most;
    }
}
