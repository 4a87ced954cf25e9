import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.util.OptionalDouble;

public class Decimals {
    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "2.5") double half,
            @CopilotToolParam(value = "D.", defaultValue = "0.25") float quarter,
            @CopilotToolParam(value = "D.", defaultValue = "1.25") BigDecimal exact,
            @CopilotToolParam(value = "D.", defaultValue = "-0.5") Double tiny,
            @CopilotToolParam(value = "D.", defaultValue = "0.125") OptionalDouble maybe) {
        return "" + half + "," + quarter + "," + exact + "," + tiny + "," + maybe;
    }
}
