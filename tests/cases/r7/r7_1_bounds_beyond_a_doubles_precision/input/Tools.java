import com.github.copilot.tool.CopilotTool;
import jakarta.validation.constraints.DecimalMax;
import jakarta.validation.constraints.DecimalMin;
import java.math.BigDecimal;
import java.math.BigInteger;

public class Tools {
    @CopilotTool("Bounds.")
    public String bounds(
            @DecimalMin("0.10000000000000000000000001") BigDecimal least,
            @DecimalMax("0.10000000000000000000000001") BigDecimal most,
            @DecimalMin(value = "-0.30000000000000000000000001", inclusive = false) BigDecimal more,
            @DecimalMax("1e-400") BigDecimal tiny,
            @DecimalMax("1.5e400") BigDecimal huge,
            @DecimalMax("123456789012345678901234567890") BigInteger whole,
            @DecimalMax("1e2000") BigInteger endless) {
        return "taken";
    }
}
