import com.github.copilot.tool.CopilotTool;
import java.math.BigDecimal;
import java.math.BigInteger;

public class Tools {
    @CopilotTool("Eight bits.")
    public String bytes(byte value) {
        return String.valueOf(value);
    }

    @CopilotTool("Sixteen bits.")
    public String shorts(short value) {
        return String.valueOf(value);
    }

    @CopilotTool("Thirty-two bits.")
    public String ints(int value) {
        return String.valueOf(value);
    }

    @CopilotTool("Boxed, as all of these can be: `null` is not accepted either.")
    public String boxedInts(Integer value) {
        return value.toString();
    }

    @CopilotTool("Sixty-four bits: beyond 2^53 a model's number is exact only in a string.")
    public String longs(long value) {
        return String.valueOf(value);
    }

    @CopilotTool("Integers of any size.")
    public String bigIntegers(BigInteger value) {
        return value.toString();
    }

    @CopilotTool("Single precision.")
    public String floats(float value) {
        return String.valueOf(value);
    }

    @CopilotTool("Double precision.")
    public String doubles(double value) {
        return String.valueOf(value);
    }

    @CopilotTool("Decimals of any size and precision.")
    public String bigDecimals(BigDecimal value) {
        return value.toString();
    }

    @CopilotTool("Any number, as it is sent.")
    public String numbers(Number value) {
        return value.toString();
    }

    @CopilotTool("A boolean.")
    public String booleans(boolean value) {
        return String.valueOf(value);
    }
}
