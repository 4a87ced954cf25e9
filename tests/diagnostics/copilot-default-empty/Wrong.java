import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Finds orders.")
    String find(@CopilotToolParam(value = "A part of the customer's name", defaultValue = "") String name) {
        return "orders of " + name;
    }
}
