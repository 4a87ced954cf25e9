import com.github.copilot.tool.CopilotTool;

class Shop {
    static class Tools {
        @CopilotTool("Counts the orders.")
        int countOrders() {
            return 3;
        }
    }
}
