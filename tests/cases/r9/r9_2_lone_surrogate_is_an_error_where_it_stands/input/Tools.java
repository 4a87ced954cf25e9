import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool("High \ud83d alone.")
    public void one(
            @CopilotToolParam("Low \ude00.") String a,
            @CopilotToolParam(value = "B.", defaultValue = "\ude00\ud83d") String b,
            @CopilotToolParam(value = "C.", schema = "{\"default\":\"\\ud83d\"}") String c,
            @CopilotToolParam(value = "D.", name = "d\ud83d") String d) {}

    @CopilotTool(
            value = "Two.",
            metadata = @CopilotTool.MetadataEntry(key = "k", value = @CopilotTool.MetadataValue(str = "\ud83d")))
    public void two() {}
}
