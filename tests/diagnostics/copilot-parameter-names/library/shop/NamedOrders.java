package shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class NamedOrders {
    @CopilotTool("Finds an order.")
    public String find(@CopilotToolParam(value = "Its number", name = "number") int number) {
        return "order " + number;
    }
}
