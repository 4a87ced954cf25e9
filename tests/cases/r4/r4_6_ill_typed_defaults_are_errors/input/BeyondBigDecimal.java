import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import jakarta.validation.constraints.DecimalMax;
import java.math.BigDecimal;
import java.util.List;

public class BeyondBigDecimal {
    @CopilotTool("Takes numbers.")
    public void take(
            @CopilotToolParam(value = "In a schema.", schema = "{\"maximum\":1e9999999999}") BigDecimal schema,
            @CopilotToolParam(value = "Deep in one.", schema = "{\"enum\":[1,\n  {\"a\":0.1e-2147483647}]}") Object deep,
            @CopilotToolParam(value = "In JSON.", defaultValue = "[1.0, -1E2147483648]") List<BigDecimal> list,
            @CopilotToolParam(value = "As any value.", defaultValue = "0e9999999999") Object any,
            @CopilotToolParam(value = "By itself.", defaultValue = "1e9999999999") BigDecimal alone,
            @CopilotToolParam(value = "As a double.", defaultValue = "1e-9999999999") double small,
            @CopilotToolParam("In a constraint.") @DecimalMax("1e9999999999") BigDecimal bound) {}
}
