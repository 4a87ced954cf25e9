import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.OptionalInt;

public class IntegersOutOfRange {
    @CopilotTool("Defaults.")
    public void show(
            @CopilotToolParam(value = "D.", defaultValue = "128") byte p0,
            @CopilotToolParam(value = "D.", defaultValue = "-129") byte p1,
            @CopilotToolParam(value = "D.", defaultValue = "32768") short p2,
            @CopilotToolParam(value = "D.", defaultValue = "2147483648") int p3,
            @CopilotToolParam(value = "D.", defaultValue = "9223372036854775808") long p4,
            @CopilotToolParam(value = "D.", defaultValue = "1.5") int p5,
            @CopilotToolParam(value = "D.", defaultValue = "abc") int p6,
            @CopilotToolParam(value = "D.", defaultValue = " ") int p7,
            @CopilotToolParam(value = "D.", defaultValue = "0x10") int p8,
            @CopilotToolParam(value = "D.", defaultValue = "1_000") int p9,
            @CopilotToolParam(value = "D.", defaultValue = "5L") int p10,
            @CopilotToolParam(value = "D.", defaultValue = "3000000000") OptionalInt p11,
            @CopilotToolParam(value = "D.", defaultValue = "null") Integer p12) {}
}
