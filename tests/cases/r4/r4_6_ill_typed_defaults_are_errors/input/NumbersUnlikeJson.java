import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.math.BigDecimal;
import java.util.List;

public class NumbersUnlikeJson {
    @CopilotTool("Spellings that JSON does not have.")
    public void take(
            @CopilotToolParam(value = "D.", defaultValue = "+3") int p1,
            @CopilotToolParam(value = "D.", defaultValue = "+1.5") BigDecimal p2,
            @CopilotToolParam(value = "D.", defaultValue = ".5") double p3,
            @CopilotToolParam(value = "D.", defaultValue = "5.") float p4,
            @CopilotToolParam(value = "D.", defaultValue = "1.5e0") int p5,
            @CopilotToolParam(value = "D.", defaultValue = "[010]") List<Integer> p6,
            @CopilotToolParam(value = "D.", defaultValue = "[\"1\"]") List<Integer> p7) {}
}
