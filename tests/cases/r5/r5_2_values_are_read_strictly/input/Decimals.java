import com.github.copilot.tool.CopilotTool;
import java.math.BigDecimal;

public class Decimals {
    @CopilotTool("Takes decimals.")
    public String decimals(float f, double d, Double boxed, BigDecimal big) {
        return f + "," + d + "," + boxed + "," + big.stripTrailingZeros().toPlainString();
    }
}
