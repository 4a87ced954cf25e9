import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class AnyConstantExpression {
    private static final String UNIT = "metres";
    static final String NAME = "measure_it";

    @CopilotTool(value = "Measures in " + UNIT + ".", name = NAME)
    public int measure(@CopilotToolParam("Of " + AnyConstantExpression.UNIT) int length, @CopilotToolParam(value = "D.", defaultValue = "" + Integer.MAX_VALUE) int more) {
        return length;
    }
}
