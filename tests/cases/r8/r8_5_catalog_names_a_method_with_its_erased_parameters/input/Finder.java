import com.github.copilot.rpc.ToolInvocation;
import com.github.copilot.tool.CopilotTool;
import com.github.copilot.tool.CopilotToolParam;
import java.util.List;

public abstract class Finder<K extends CharSequence> {
    @CopilotTool(value = "Finds one.", name = "find_one")
    public String find(@CopilotToolParam("Its key") K key) {
        return "one";
    }

    @CopilotTool(value = "Finds some.", name = "find_some")
    public String find(
            @CopilotToolParam("Their keys") List<K> keys, ToolInvocation invocation, @CopilotToolParam("Tags") String... tags) {
        return "some";
    }
}
