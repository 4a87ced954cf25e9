import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("Counts the \ud83d\udce6 orders.")
    int countOrders() {
        return 3;
    }
}
