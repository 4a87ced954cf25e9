import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;

public class NotFinite {
    @CopilotTool("Defaults.")
    public void show(
            @CopilotToolParam(value = "D.", defaultValue = "NaN") double p0,
            @CopilotToolParam(value = "D.", defaultValue = "Infinity") double p1,
            @CopilotToolParam(value = "D.", defaultValue = "-Infinity") float p2,
            @CopilotToolParam(value = "D.", defaultValue = "1e999") double p3,
            @CopilotToolParam(value = "D.", defaultValue = "1e39") float p4,
            @CopilotToolParam(value = "D.", defaultValue = "1.0f") double p5,
            @CopilotToolParam(value = "D.", defaultValue = "0x1p3") double p6,
            @CopilotToolParam(value = "D.", defaultValue = "x") BigDecimal p7,
            @CopilotToolParam(value = "D.", defaultValue = "NaN") Number p8) {}
}
