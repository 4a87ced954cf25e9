import com.github.copilot.tool.CopilotTool;

class Shop {
    private static class Tools {
        @CopilotTool("Counts the orders.")
        int countOrders() {
            return 3;
        }
    }
}
