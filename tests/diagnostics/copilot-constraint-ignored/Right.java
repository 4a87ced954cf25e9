import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.Max;
import jakarta.validation.constraints.Min;

class Tools {
    @CopilotTool("Orders some pieces.")
    void order(@CopilotToolParam("How many") @Min(1) @Max(10) int count) {}
}
