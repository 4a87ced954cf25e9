import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool(
            value = "Echoes.",
            skipPermission = true,
            defer = ToolDefer.NEVER,
            metadata = @CopilotTool.MetadataEntry(key = "kind", value = @CopilotTool.MetadataValue(str = "demo")),
            isTerminal = true)
    public String echo(@CopilotToolParam("What to say.") String text, int times, @CopilotToolParam(value = "A colour.", schema = "{\"type\":\"string\",\"pattern\":\"^#\"}") String colour) {
        return text.repeat(times);
    }
}
