import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Counts the orders that customers have placed within the last thirty days.")
    int countRecentOrders() {
        return 3;
    }
}
