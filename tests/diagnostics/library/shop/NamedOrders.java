package shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class NamedOrders {
    @CopilotTool(value = "Finds an order.", name = "find")
    public String findOrder(@CopilotToolParam(value = "Order number", name = "id") String id) {
        return id;
    }
}
