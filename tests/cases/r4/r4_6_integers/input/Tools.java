import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigInteger;
import java.util.OptionalInt;
import java.util.OptionalLong;

public class Tools {
    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "-128") byte b,
            @CopilotToolParam(value = "D.", defaultValue = "32767") short s,
            @CopilotToolParam(value = "D.", defaultValue = "2147483647") int i,
            @CopilotToolParam(value = "D.", defaultValue = "9223372036854775807") long l,
            @CopilotToolParam(value = "D.", defaultValue = "-5") Integer boxed,
            @CopilotToolParam(value = "D.", defaultValue = "3000000000") Long boxedLong,
            @CopilotToolParam(value = "D.", defaultValue = "123456789012345678901234567890") BigInteger big,
            @CopilotToolParam(value = "D.", defaultValue = "4") OptionalInt oi,
            @CopilotToolParam(value = "D.", defaultValue = "5") OptionalLong ol) {
        return "" + b + "," + s + "," + i + "," + l + "," + boxed + "," + boxedLong + "," + big + "," + oi + "," + ol;
    }
}
