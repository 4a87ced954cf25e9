import com.github.copilot.tool.CopilotTool;
import java.math.BigDecimal;

public class AnyNumber {
    @CopilotTool("Shows.")
    public String show(Number number) {
        return new BigDecimal(number.toString()).stripTrailingZeros().toPlainString();
    }
}
