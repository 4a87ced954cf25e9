import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class BooleansInAnyCase {
    @CopilotTool("Defaults.")
    public String show(
            @CopilotToolParam(value = "D.", defaultValue = "true") boolean a,
            @CopilotToolParam(value = "D.", defaultValue = "FALSE") boolean b,
            @CopilotToolParam(value = "D.", defaultValue = "True") Boolean c,
            @CopilotToolParam(value = "D.", defaultValue = "fAlSe") boolean d) {
        return "" + a + "," + b + "," + c + "," + d;
    }
}
