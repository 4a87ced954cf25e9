import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Counts the orders.")
    private int countOrders() {
        return 3;
    }
}
