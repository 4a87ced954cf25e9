import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Shows an order.")
    String viewOrder(@CopilotToolParam("Its number") int number) {
        return "order " + number;
    }
}
