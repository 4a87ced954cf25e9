// javac -Acopilot.experimental.allowed=false
import com.github.copilot.AllowCopilotExperimental;
import com.github.copilot.tool.CopilotTool;

@AllowCopilotExperimental
class Tools {
    @CopilotTool("Counts the orders.")
    int countOrders() {
        return 3;
    }
}
