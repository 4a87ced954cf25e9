import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Finds an order.")
    String find(@CopilotToolParam("") int number) {
        return "order " + number;
    }
}
