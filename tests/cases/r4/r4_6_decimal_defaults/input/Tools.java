import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;

public class Tools {
    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "1.10") BigDecimal big,
            @CopilotToolParam(value = "D.", defaultValue = "0.1") float single,
            @CopilotToolParam(value = "D.", defaultValue = "3") double whole) {
        return big + "," + single + "," + whole;
    }
}
