import com.github.copilot.rpc.ToolDefer;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;

public class Tools {
    @CopilotTool(value = "Echoes.", skipPermission = true, defer = ToolDefer.AUTO)
    public String echo(@CopilotToolParam("What to say.") String text, int times) {
        return text.repeat(times);
    }
}
