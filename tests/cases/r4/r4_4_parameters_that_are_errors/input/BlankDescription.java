import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class BlankDescription {
    @CopilotTool("One.")
    public void one(
            @CopilotToolParam String a,
            @CopilotToolParam("") String b,
            @CopilotToolParam(value = "  ", name = "c") String c,
            @CopilotToolParam(name = "d") String e) {}
}
