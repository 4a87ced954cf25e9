import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Counts the orders.")
    int countOrders() {
        return 3;
    }
}

class Tools$$CopilotToolMeta {}
