package shop.renamed;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Orders {
    @CopilotTool(value = "Finds an order.", name = "find")
    public String find_order(@CopilotToolParam(value = "Order number", name = "id") String id) {
        return id;
    }
}
