package shop.guarded;

import com.github.copilot.tool.CopilotTool;

public class Orders {
    @CopilotTool("Counts the orders.")
    protected int countOrders() {
        return 3;
    }
}
