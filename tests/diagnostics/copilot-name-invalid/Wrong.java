import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool(value = "Counts the orders.", name = "orders.count")
    int countOrders() {
        return 3;
    }
}
