import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Finds an order.")
    String find(@CopilotToolParam(value = "Its number", name = "order-number") int number) {
        return "order " + number;
    }
}
