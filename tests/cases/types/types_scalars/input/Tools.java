import com.github.copilot.tool.CopilotTool;
import java.math.BigDecimal;
import java.math.BigInteger;

public class Tools {
    @CopilotTool("Eight bits.")
    public String bytes(byte value) {
        return String.valueOf(value);
    }

    @CopilotTool("The same, boxed.")
    public String boxedBytes(Byte value) {
        return value.toString();
    }

    @CopilotTool("Sixteen bits.")
    public String shorts(short value) {
        return String.valueOf(value);
    }

    @CopilotTool("The same, boxed.")
    public String boxedShorts(Short value) {
        return value.toString();
    }

    @CopilotTool("Thirty-two bits.")
    public String ints(int value) {
        return String.valueOf(value);
    }

    @CopilotTool("The same, boxed: `null` is not accepted either.")
    public String boxedInts(Integer value) {
        return value.toString();
    }

    @CopilotTool("Sixty-four bits: beyond 2^53 a model's number is exact only in a string.")
    public String longs(long value) {
        return String.valueOf(value);
    }

    @CopilotTool("The same, boxed.")
    public String boxedLongs(Long value) {
        return value.toString();
    }

    @CopilotTool("Integers of any size.")
    public String bigIntegers(BigInteger value) {
        return value.toString();
    }

    @CopilotTool("Single precision.")
    public String floats(float value) {
        return String.valueOf(value);
    }

    @CopilotTool("The same, boxed.")
    public String boxedFloats(Float value) {
        return value.toString();
    }

    @CopilotTool("Double precision.")
    public String doubles(double value) {
        return String.valueOf(value);
    }

    @CopilotTool("The same, boxed.")
    public String boxedDoubles(Double value) {
        return value.toString();
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

    @CopilotTool("The same, boxed.")
    public String boxedBooleans(Boolean value) {
        return value.toString();
    }
}
