import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Doubles a number.")
    int twice(@CopilotToolParam("The number") int number) {
        return 2 * number;
    }
}
