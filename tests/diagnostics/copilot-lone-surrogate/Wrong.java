import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Counts the \ud83d orders.")
    int countOrders() {
        return 3;
    }
}
