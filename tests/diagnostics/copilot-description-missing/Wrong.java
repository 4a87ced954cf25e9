import com.github.copilot.tool.CopilotTool;

class Tools {
    @CopilotTool("")
    int countOrders() {
        return 3;
    }
}
