import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Finds an order.")
    String find(@CopilotToolParam("The order's number") int number) {
        return "order " + number;
    }

    @CopilotTool("Cancels an order.")
    String cancel(@CopilotToolParam("The order's number") int number) {
        return "cancelled " + number;
    }
}
