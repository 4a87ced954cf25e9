import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.List;

public class NumbersSpelledAsInJson {
    @CopilotTool("Whole numbers with an exponent or a fraction of zeros.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "1e3") int thousand,
            @CopilotToolParam(value = "D.", defaultValue = "5.0") long five,
            @CopilotToolParam(value = "D.", defaultValue = "-2E2") BigInteger big,
            @CopilotToolParam(value = "D.", defaultValue = "[1e3, 5.0]") List<Integer> all,
            @CopilotToolParam(value = "D.", defaultValue = "007.5") double padded,
            @CopilotToolParam(value = "D.", defaultValue = "1e3") BigDecimal decimal) {
        return thousand + ", " + five + ", " + big + ", " + all + ", " + padded + ", " + decimal.toPlainString();
    }
}
