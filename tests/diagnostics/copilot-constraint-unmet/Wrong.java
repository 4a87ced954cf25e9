import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Size;

class Tools {
    @CopilotTool("Leaves a note.")
    void note(@CopilotToolParam("What it says") @Size(min = 100, max = 10) String text) {}
}
