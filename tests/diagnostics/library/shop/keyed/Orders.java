package shop.keyed;

import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import shop.Order_Key;

public class Orders {
    @CopilotTool(value = "Finds an order.", name = "find")
    public String find(@CopilotToolParam(value = "Order", name = "key") Order_Key key) {
        return key.name();
    }
}
