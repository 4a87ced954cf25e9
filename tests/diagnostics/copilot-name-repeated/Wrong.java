import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Finds an order by its number.")
    String find(@CopilotToolParam("The number") int number) {
        return "order " + number;
    }

    @CopilotTool("Finds a customer's order.")
    String find(@CopilotToolParam("The customer") String customer) {
        return "order of " + customer;
    }
}
