import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.DecimalMax;
import java.math.BigDecimal;
import java.util.List;

public class Tools {
    @CopilotTool("Shows numbers.")
    public String show(
            @CopilotToolParam(value = "The largest.", defaultValue = "1e2147483647") BigDecimal large,
            @CopilotToolParam(value = "The smallest.", defaultValue = "1e-2147483647") BigDecimal small,
            @CopilotToolParam(value = "Some.", defaultValue = "[1e+02147483647, 0.1e-2147483646]") List<BigDecimal> list,
            @CopilotToolParam(value = "Any.", schema = "{\"maximum\":1e2147483647}", required = false) Object any,
            @CopilotToolParam(value = "Bounded.", required = false) @DecimalMax("100e2147483647") BigDecimal bounded) {
        return text(large) + ", " + text(small) + ", " + text(list.get(0)) + ", " + text(list.get(1));
    }

    private static String text(BigDecimal number) {
        return number.unscaledValue() + " " + number.scale();
    }
}
