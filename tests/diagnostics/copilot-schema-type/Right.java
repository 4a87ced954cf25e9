import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Finds an order.")
    String find(@CopilotToolParam(value = "Its code", schema = "{\"type\": \"string\"}") String code) {
        return "order " + code;
    }
}
