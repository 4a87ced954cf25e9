package shop;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class NamedOrders {
    @CopilotTool(value = "Finds an order.", name = "find")
    public String find(@CopilotToolParam(value = "Order", name = "key") OrderKey key) {
        return key.name();
    }
}
