import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool(value = "Counts the orders.", name = "orders_count")
    int countOrders() {
        return 3;
    }
}
