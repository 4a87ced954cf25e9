import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

class Tools {
    @CopilotTool("Stores a receipt.")
    void store(@CopilotToolParam("The receipt") byte[] receipt) {}
}
