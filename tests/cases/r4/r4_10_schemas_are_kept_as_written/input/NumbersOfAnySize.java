import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class NumbersOfAnySize {
    @CopilotTool("Measures.")
    public void measure(
            @CopilotToolParam(
                            value = "Much.",
                            schema =
                                    "{\"type\":\"number\",\"maximum\":123456789012345678901234567890,\"minimum\":0.1,\"multipleOf\":1.2345678901234567890123,\"exclusiveMaximum\":3000000000}")
                    Number much) {}
}
