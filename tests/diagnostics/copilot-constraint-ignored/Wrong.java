import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Size;

class Tools {
    @CopilotTool("Orders some pieces.")
    void order(@CopilotToolParam("How many") @Size(min = 1, max = 10) int count) {}
}
